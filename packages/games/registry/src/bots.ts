import { bots as bauBoom } from '@boomtown/bau-boom/bots';
import { bots as boondoggle } from '@boomtown/boondoggle/bots';
import type { AnyBotEntry, Bots } from '@boomtown/bots/playing';
import { bots as constructionBoom } from '@boomtown/construction-boom/bots';
import { bots as constructo } from '@boomtown/constructo/bots';
import { bots as stoneWall } from '@boomtown/stone-wall/bots';
import { addedPart } from './added.ts';
import { ofThisBuild } from './ids.ts';

const added = await addedPart<AnyBotEntry>('bots');

/** The bots of all games by id. */
export const BOTS: Bots = ofThisBuild<AnyBotEntry>({
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
  ...added,
});
