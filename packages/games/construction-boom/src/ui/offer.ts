import { kindOf } from './kinds.ts';
import {
  type Action,
  type Cell,
  cellsForSecond,
  cellsForTile,
  constructionBoomRules,
  type Laying,
  type PublicView,
  rivalOf,
  type Seat,
  sameCell,
  squareNeighbours,
  type TileId,
} from './rules.ts';

/** That a seat of this browser is to act, and on what. */
export interface Offer {
  readonly seat: Seat;
  readonly view: PublicView;
}

/** What is offered to one of these seats; `null` if none of them is to act. */
export function offerTo(seats: readonly Seat[], view: PublicView): Offer | null {
  const seat = seats.find((held) => constructionBoomRules.actors(view).includes(held));
  return seat === undefined ? null : { seat, view };
}

/** Whose hand the tiles come from: the own one's, for a bonus the rival's. */
export function handSeat({ seat, view }: Offer): Seat {
  return view.phase === 'bonus' ? rivalOf(seat) : seat;
}

/** The tiles that may be placed, as far as the hand goes; none while nothing is placed. */
export function handFor(offer: Offer): readonly TileId[] {
  const { view } = offer;
  if (view.phase !== 'build' && view.phase !== 'bonus') return [];
  return view.hands[handSeat(offer) === 0 ? 0 : 1];
}

/** The cells that take this tile, after the tiles that are planned already. */
export function cellsFor({ view }: Offer, planned: readonly Laying[], tile: TileId): readonly Cell[] {
  const [first, second] = planned;
  if (second !== undefined) return [];
  if (first === undefined) return cellsForTile(view, tile);
  return view.phase === 'build' ? cellsForSecond(view, first, tile) : [];
}

/** One tile of each kind of the hand that could still be placed, after those that are planned. */
export function tilesToPlace(offer: Offer, planned: readonly Laying[]): readonly TileId[] {
  const kinds = new Map<string, TileId>();
  for (const tile of handFor(offer)) {
    const kind = kindOf(tile, offer.view.options);
    if (kinds.has(kind) || planned.some((laid) => laid.tile === tile)) continue;
    if (cellsFor(offer, planned, tile).length > 0) kinds.set(kind, tile);
  }
  return [...kinds.values()];
}

/** The empty cells beside all that stands or is planned: where a player could mean to put a tile. */
export function nearbyCells({ view }: Offer, planned: readonly Laying[]): readonly Cell[] {
  const standing: readonly Cell[] = [...view.building, ...planned];
  if (standing.length === 0) return [{ column: 0, row: 0 }];
  const cells: Cell[] = [];
  for (const cell of standing.flatMap(({ column, row }) => squareNeighbours({ column, row }))) {
    const taken = cell.row < 0 || [...standing, ...cells].some((other) => sameCell(other, cell));
    if (!taken) cells.push(cell);
  }
  return cells;
}

/** The action that these tiles make. */
export function actionOf({ view }: Offer, planned: readonly Laying[]): Action | null {
  const [first] = planned;
  if (first === undefined) return null;
  return view.phase === 'bonus' ? { type: 'bonus', ...first } : { type: 'place', tiles: planned };
}
