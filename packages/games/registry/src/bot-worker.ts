import { answeringWith } from '@boomtown/bots';
import { BOTS } from './bots.ts';

/** What a worker of the pool does with a job. */
export const choose = answeringWith(BOTS);
