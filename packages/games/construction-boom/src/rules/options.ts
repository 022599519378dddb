import { optionsParserOf } from '@boomtown/game-core/shapes';
import { shape } from './shape.ts';
import type { Options } from './types.ts';

export const DEFAULTS: Options = { rounds: 4, opener: 'random', tiles: 'standard' };

/** Options with the defaults filled in, or `bad-options`. */
export const readOptions = optionsParserOf(shape.options, DEFAULTS, '9');
