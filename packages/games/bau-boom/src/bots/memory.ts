import type { Level } from '@boomtown/bots/playing';
import type { Seat } from '@boomtown/game-core';
import { type BauBoomEvent, type BauBoomPublicView, type Block, COLOURS } from '../view.ts';

/** How many of the last loaded blocks are certain, and how often, in a hundred, each one before is mixed up. */
const MIXES_UP: { readonly [level in Level]: { readonly certain: number; readonly inHundred: number } } = {
  easy: { certain: 2, inHundred: 45 },
  normal: { certain: 5, inHundred: 10 },
  hard: { certain: Number.POSITIVE_INFINITY, inHundred: 0 },
};

interface Loaded {
  readonly block: Block;
  /** Which event of the match it was: what is mixed up once stays so. */
  readonly event: number;
}

/**
 * What the seat believes to lie in a wheelbarrow, first loaded first: from what it saw going in, as well as the level
 * remembers. Of what it never saw (another seat's block from the container) it guesses a colour.
 */
export function believedLoad(
  view: BauBoomPublicView,
  seen: readonly BauBoomEvent[],
  seat: Seat,
  level: Level,
): readonly Block[] {
  const load = view.barrows[seat]?.load ?? 0;
  if (typeof load !== 'number') return load;
  const loaded: Loaded[] = [];
  for (const [event, happened] of seen.entries()) {
    if (!('seat' in happened) || happened.seat !== seat) continue;
    if (happened.type === 'loaded' || happened.type === 'drawn') {
      loaded.push({ block: happened.block ?? guess(event), event });
    } else if (happened.type === 'lost') loaded.pop();
    else if (happened.type === 'unloaded') loaded.length = 0;
  }
  // A player who does not know everything guesses the rest.
  while (loaded.length < load) loaded.unshift({ block: guess(loaded.length), event: loaded.length });
  const { certain, inHundred } = MIXES_UP[level];
  return loaded.slice(-load || loaded.length).map(({ block, event }, place, { length }) => {
    const mixedUp = length - place > certain && scattered(event, seat) % 100 < inHundred;
    return mixedUp ? guess(event + 1) : block;
  });
}

function guess(event: number): Block {
  return COLOURS[scattered(event, 7) % COLOURS.length] ?? 'red';
}

/** A number that looks random and is always the same for the same event. */
function scattered(event: number, salt: number): number {
  let bits = Math.imul(event + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0xc2b2ae35);
  return (bits ^ (bits >>> 13)) >>> 0;
}
