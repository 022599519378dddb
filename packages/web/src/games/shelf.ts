import type { GameId } from '@boomtown/wire/browser';
import type { FunctionComponent } from 'preact';
import { BauBoomCover } from './covers/bau-boom-cover.tsx';
import { BoondoggleCover } from './covers/boondoggle-cover.tsx';
import { ConstructionBoomCover } from './covers/construction-boom-cover.tsx';
import { ConstructoCover, ConstructorCover } from './covers/constructo-cover.tsx';

/** What the shelf shows of a game before any of its code is loaded. Its words stand in the catalogue's section of its id. */
export interface ShelfGame {
  readonly seats: { readonly min: number; readonly max: number };
  /** About how long a game takes. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** The art on the front of its box, on a field of 240 by 300. */
  readonly Cover: FunctionComponent;
}

export const SHELF = {
  'construction-boom': { seats: { min: 2, max: 2 }, minutes: { from: 30, to: 45 }, Cover: ConstructionBoomCover },
  constructo: { seats: { min: 2, max: 2 }, minutes: { from: 10, to: 20 }, Cover: ConstructoCover },
  constructor: { seats: { min: 2, max: 2 }, minutes: { from: 10, to: 20 }, Cover: ConstructorCover },
  'bau-boom': { seats: { min: 2, max: 4 }, minutes: { from: 20, to: 35 }, Cover: BauBoomCover },
  boondoggle: { seats: { min: 2, max: 6 }, minutes: { from: 40, to: 120 }, Cover: BoondoggleCover },
} satisfies Record<GameId, ShelfGame>;
