import { plainShelf } from '@boomtown/ui-kit';

/** Its box on the shelf. */
export const shelf = {
  'stone-wall': plainShelf({
    seats: { min: 2, max: 4 },
    minutes: { from: 5, to: 10 },
    cover: { ground: '#20455c', ink: '#ffd98a' },
  }),
};
