import { answeringWith } from '@boomtown/bots';
import { PLANTED } from './bad-bots.ts';

export const choose = answeringWith(PLANTED);
