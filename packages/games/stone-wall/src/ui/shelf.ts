import { plainShelf } from '@boomtown/ui-kit';

/** Its box on the shelf. */
export const shelf = {
  'stone-wall': plainShelf({ id: 'stone-wall', seats: { min: 2, max: 4 }, minutes: { from: 5, to: 10 } }),
};
