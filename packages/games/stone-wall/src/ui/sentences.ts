import { plainTeller } from '@boomtown/ui-kit/plain-teller';
import { SIDE, type StoneWall } from '../view.ts';

/** What tells a match in words, by the keys of `words/`. */
export const teller = plainTeller<StoneWall>('stone-wall', {
  // The event without its card has a sentence of its own.
  sayKey: (event) => (event.type === 'drew' && event.card === undefined ? 'say-drew-unseen' : `say-${event.type}`),
  fill: (thing) => ('cell' in thing ? { row: 1 + Math.floor(thing.cell / SIDE), column: 1 + (thing.cell % SIDE) } : {}),
  placesOf(thing, seat) {
    if (!('cell' in thing)) return [];
    return [...('points' in thing ? [] : [`hand-${seat}-${thing.card}`]), `cell-${thing.cell}`];
  },
});

export const tellers = { 'stone-wall': teller };
