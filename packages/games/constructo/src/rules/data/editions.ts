import type { Edition, Pair, Size } from '../types.ts';

/** What an edition calls its things, in English. */
export interface EditionNames {
  /** The edition's title. */
  readonly name: string;
  /** The colours of seat 0 and seat 1. */
  readonly colours: Pair<string>;
  readonly pieces: { readonly [size in Size]: string };
}

export const EDITION_NAMES: { readonly [edition in Edition]: EditionNames } = {
  constructo: {
    name: 'Constructo',
    colours: ['yellow', 'blue'],
    pieces: { ring: 'ring base', medium: 'medium base', small: 'small base' },
  },
  constructor: {
    name: 'Constructor',
    colours: ['ice', 'black'],
    pieces: { ring: 'ring', medium: 'medium disc', small: 'small disc' },
  },
};
