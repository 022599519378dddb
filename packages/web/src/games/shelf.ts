import type { Seat } from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';
import type { FunctionComponent } from 'preact';
import { BauBoomCover } from './covers/bau-boom-cover.tsx';
import { BoondoggleCover } from './covers/boondoggle-cover.tsx';
import { ConstructionBoomCover } from './covers/construction-boom-cover.tsx';
import { ConstructoCover, ConstructorCover } from './covers/constructo-cover.tsx';
import type { SeatColour } from './seat-colours.ts';

interface ShelfClock {
  /** Seconds a turn. */
  readonly turn: number;
  /** Is that the game's own expert mode? */
  readonly expert?: true;
  /** Minutes a match, and seconds more after each turn. */
  readonly bank: number;
  readonly increment: number;
}

/** What the shelf shows of a game before any of its code is loaded. Its words stand in the catalogue's section of its id. */
export interface ShelfGame {
  readonly seats: { readonly min: number; readonly max: number };
  /** The colours of its seats, as they stand on its board; `null` where one has none that can be wished for. */
  readonly colours: readonly (SeatColour | null)[];
  /** About how long a game takes. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** What its clocks begin with in the form. */
  readonly clock: ShelfClock;
  /** The art on the front of its box, on a field of 240 by 300. */
  readonly Cover: FunctionComponent;
}

export const SHELF = {
  'construction-boom': {
    seats: { min: 2, max: 2 },
    colours: ['orange', 'blue'],
    minutes: { from: 30, to: 45 },
    clock: { turn: 90, expert: true, bank: 20, increment: 10 },
    Cover: ConstructionBoomCover,
  },
  constructo: {
    seats: { min: 2, max: 2 },
    colours: ['yellow', 'blue'],
    minutes: { from: 10, to: 20 },
    clock: { turn: 60, bank: 10, increment: 5 },
    Cover: ConstructoCover,
  },
  constructor: {
    seats: { min: 2, max: 2 },
    colours: [null, null],
    minutes: { from: 10, to: 20 },
    clock: { turn: 60, bank: 10, increment: 5 },
    Cover: ConstructorCover,
  },
  'bau-boom': {
    seats: { min: 2, max: 4 },
    colours: ['red', 'yellow', 'green', 'blue'],
    minutes: { from: 20, to: 35 },
    clock: { turn: 30, bank: 15, increment: 5 },
    Cover: BauBoomCover,
  },
  boondoggle: {
    seats: { min: 2, max: 6 },
    colours: ['red', 'yellow', 'green', 'blue', 'orange', 'violet'],
    minutes: { from: 40, to: 120 },
    clock: { turn: 90, bank: 30, increment: 10 },
    Cover: BoondoggleCover,
  },
} satisfies Record<GameId, ShelfGame>;

/** What a request for a seat says of the one that is liked best: the seat of this colour, or nothing. */
export function wishFor(game: GameId, colour: SeatColour | 'any'): { readonly wish?: Seat } {
  const { colours }: ShelfGame = SHELF[game];
  const wish = colour === 'any' ? -1 : colours.indexOf(colour);
  return wish < 0 ? {} : { wish };
}
