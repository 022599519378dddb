import type { Preset, PresetName, ShelfGame } from '@boomtown/ui-kit';
import { ConstructoCover, ConstructorCover } from './cover.tsx';

const presets: { readonly [name in PresetName]?: Preset } = {
  quick: {
    options: { sameBoard: true },
    terms: { clock: { kind: 'bank', seconds: 300, increment: 3, atZero: 'move' } },
  },
  expert: {
    options: {},
    terms: { clock: { kind: 'bank', seconds: 600, increment: 5, atZero: 'move' }, takeback: false },
  },
};

const both = {
  seats: { min: 2, max: 2 },
  minutes: { from: 10, to: 20 },
  clock: { turn: 60, bank: 10, increment: 5 },
  presets,
} as const;

export const shelf: { readonly [edition in 'constructo' | 'constructor']: ShelfGame } = {
  constructo: { ...both, colours: ['yellow', 'blue'], Cover: ConstructoCover },
  constructor: { ...both, colours: [null, null], Cover: ConstructorCover },
};
