import type { ShelfGame } from '@boomtown/ui-kit';
import { BauBoomCover } from './cover.tsx';

export const shelf: { readonly [id in 'bau-boom']: ShelfGame } = {
  'bau-boom': {
    seats: { min: 2, max: 4 },
    colours: ['red', 'yellow', 'green', 'blue'],
    minutes: { from: 20, to: 35 },
    clock: { turn: 30, bank: 15, increment: 5 },
    presets: {
      quick: { options: { hills: '10' }, terms: { clock: { kind: 'turn', seconds: 30, atZero: 'move' } } },
      children: { options: { variant: 'young' }, terms: {} },
      expert: { options: { variant: 'clever', hills: '15' }, terms: { takeback: false } },
    },
    Cover: BauBoomCover,
  },
};
