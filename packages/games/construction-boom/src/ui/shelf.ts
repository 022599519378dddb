import type { ShelfGame } from '@boomtown/ui-kit';
import { ConstructionBoomCover } from './cover.tsx';

export const shelf: { readonly [id in 'construction-boom']: ShelfGame } = {
  'construction-boom': {
    seats: { min: 2, max: 2 },
    colours: ['orange', 'blue'],
    minutes: { from: 30, to: 45 },
    clock: { turn: 90, expert: true, bank: 20, increment: 10 },
    presets: {
      quick: { options: { rounds: 2 }, terms: { clock: { kind: 'bank', seconds: 600, increment: 5, atZero: 'move' } } },
      expert: { options: {}, terms: { clock: { kind: 'turn', seconds: 90, atZero: 'move' }, takeback: false } },
    },
    Cover: ConstructionBoomCover,
  },
};
