import { answeringWith } from '../../src/workers/answering.ts';
import { PLANTED } from './bad-bots.ts';

export const choose = answeringWith(PLANTED);
