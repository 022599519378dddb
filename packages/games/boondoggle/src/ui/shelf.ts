import type { ShelfGame } from '@boomtown/ui-kit';
import { BoondoggleCover } from './cover.tsx';

export const shelf: { readonly [id in 'boondoggle']: ShelfGame } = {
  boondoggle: {
    seats: { min: 2, max: 6 },
    colours: ['red', 'yellow', 'green', 'blue', 'orange', 'violet'],
    minutes: { from: 40, to: 120 },
    clock: { turn: 90, bank: 30, increment: 10 },
    presets: {
      quick: { options: {}, terms: { clock: { kind: 'turn', seconds: 60, atZero: 'move' } } },
      expert: {
        options: {},
        terms: { clock: { kind: 'bank', seconds: 1800, increment: 10, atZero: 'move' }, takeback: false },
      },
    },
    Cover: BoondoggleCover,
  },
};
