import { answeringWith } from '@boomtown/bots';
import { BOTS } from './bots.ts';

/** This file, in which a worker thread has all games' bots think. Apart from their list, which pages read, too. */
export const BOT_WORKER = new URL(import.meta.url);

/** What a worker of the pool does with a job. */
export const choose = answeringWith(BOTS);
