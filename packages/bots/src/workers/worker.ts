import { BOTS } from '../registry.ts';
import { answeringWith } from './answering.ts';

/** What a worker of the pool does with a job. */
export const choose = answeringWith(BOTS);
