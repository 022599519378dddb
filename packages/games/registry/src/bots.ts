import { bots as bauBoom } from '@boomtown/bau-boom/bots';
import { bots as boondoggle } from '@boomtown/boondoggle/bots';
import type { Bots } from '@boomtown/bots/playing';
import { bots as constructionBoom } from '@boomtown/construction-boom/bots';
import { bots as constructo } from '@boomtown/constructo/bots';

/** The bots of all games by id. */
export const BOTS: Bots = { ...constructionBoom, ...constructo, ...bauBoom, ...boondoggle };

/** The file of a worker thread in which these bots think. */
export const BOT_WORKER = new URL('./bot-worker.ts', import.meta.url);
