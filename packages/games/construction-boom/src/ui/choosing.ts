import { bidOf, bidsFrom, buttonKey, cellOf, simplePlaceOf, stackKey } from './keys.ts';
import { kindOf } from './kinds.ts';
import { actionOf, cellsFor, handFor, handSeat, nearbyCells, type Offer, tilesToPlace } from './offer.ts';
import {
  type Action,
  type Bid,
  type Cell,
  constructionBoomRules,
  type Laying,
  sameCell,
  type TileId,
} from './rules.ts';

/** What a person has in hand and in mind. */
export interface Choosing {
  /** The tile that was picked from the hand. */
  readonly picked: TileId | null;
  /** Tiles that are put down, but not built yet: they can be taken back. */
  readonly planned: readonly Laying[];
  /** The first of the bids that are shown, where there is no room for all; `null`: those about the standing one. */
  readonly bids: Bid | null;
}

export const NOTHING_CHOSEN: Choosing = { picked: null, planned: [], bids: null };

/** What a person has in hand, and the action that waits for its second touch. */
export interface Considering extends Choosing {
  readonly considered: Action | null;
}

interface Touched {
  readonly choosing: Choosing;
  readonly does: Action | null;
  /** Was it shown before, as a plan? */
  readonly again?: boolean;
}

/**
 * A touched place (`null`: outside everything) leads to another choice, or to an action. A tile goes from its stack to a
 * cell. `sure` (a mouse, that saw what would happen) builds at once if no second tile can follow; otherwise the tile is
 * planned and built by its second touch or the button. A cell where the tile may not go, or a bid that is too low, is
 * tried all the same, so that the refusal says why not.
 */
export function touch(considering: Considering, place: string | null, offer: Offer, sure: boolean): Touched {
  const { considered, ...choosing } = considering;
  const { picked, planned } = choosing;
  const still = (next: Partial<Choosing>): Touched => ({ choosing: { ...choosing, ...next }, does: null });
  const built = (): Touched => ({ choosing, does: actionOf(offer, planned), again: true });
  if (place === null) return still({ picked: null });
  if (place === buttonKey('build')) return built();
  if (place === buttonKey('back')) return still(takenBack(planned));
  const bids = bidsFrom(place);
  if (bids !== null) return still({ bids });

  const tile = tileOnTop(place, choosing, offer);
  if (tile !== null) {
    if (tile === picked) return still({ picked: null });
    const follows = cellsFor(offer, planned, tile).length > 0;
    return follows ? still({ picked: tile }) : still({ picked: tile, planned: [] });
  }

  const own = ownInBonus(place, offer);
  if (own !== null) return { choosing, does: own };

  const cell = cellOf(place);
  if (cell !== null) {
    if (planned.some((laid) => sameCell(laid, cell))) return built();
    if (picked === null) return still({});
    const next = [...planned, { tile: picked, column: cell.column, row: cell.row }];
    const isOpenThere = cellsFor(offer, planned, picked).some((open) => sameCell(open, cell));
    const isWhole = sure && tilesToPlace(offer, next).length === 0;
    return isOpenThere && !isWhole ? still({ picked: null, planned: next }) : { choosing, does: actionOf(offer, next) };
  }

  const tooLow = offer.view.phase === 'bid' ? bidOf(place) : null;
  const does = simpleAction(considered, place, offer) ?? (tooLow === null ? null : { type: 'bid', ...tooLow });
  return { choosing, does };
}

/** The action that the person means now: where they point, or what is planned. */
export function actionInMind(choosing: Choosing, hovered: string | null, offer: Offer): Action | null {
  const { picked, planned } = choosing;
  const cell = hovered === null ? null : cellOf(hovered);
  if (cell !== null && picked !== null && isOpen(choosing, cell, offer)) {
    return actionOf(offer, [...planned, { tile: picked, column: cell.column, row: cell.row }]);
  }
  const pointed = hovered === null ? null : simpleAction(null, hovered, offer);
  return pointed ?? actionOf(offer, planned);
}

/** The cells that are lit: those that take the picked tile. */
export function openCells({ picked, planned }: Choosing, offer: Offer): readonly Cell[] {
  return picked === null ? [] : cellsFor(offer, planned, picked);
}

/** The cells that can be touched while a tile is picked, whether it may go there or not. */
export function touchableCells(choosing: Choosing, offer: Offer): readonly Cell[] {
  return choosing.picked === null ? [] : nearbyCells(offer, choosing.planned);
}

/** The tile that touching a stack takes: the first of its kind that is not planned already; `null` if it is no stack of the offer's hand. */
function tileOnTop(place: string, { planned }: Choosing, offer: Offer): TileId | null {
  const seat = handSeat(offer);
  const tile = handFor(offer).find(
    (id) => stackKey(seat, kindOf(id, offer.view.options)) === place && !planned.some((laid) => laid.tile === id),
  );
  return tile ?? null;
}

/** The action for a touch on an own tile when the rival's are to be built. It is sent, so that the refusal says why not. */
function ownInBonus(place: string, { seat, view }: Offer): Action | null {
  if (view.phase !== 'bonus') return null;
  const tile = view.hands[seat === 0 ? 0 : 1].find((id) => stackKey(seat, kindOf(id, view.options)) === place);
  return tile === undefined ? null : { type: 'bonus', tile, column: 0, row: 0 };
}

/** What can be picked up with a drag: a tile of the hand, or one that is planned. */
export function pickedUp(choosing: Choosing, place: string, offer: Offer): Choosing | null {
  const cell = cellOf(place);
  const laid = cell === null ? undefined : choosing.planned.find((one) => sameCell(one, cell));
  if (laid !== undefined) {
    // What was planned after it may rest on it.
    const before = choosing.planned.slice(0, choosing.planned.indexOf(laid));
    return { ...choosing, picked: laid.tile, planned: before };
  }
  const tile = tileOnTop(place, choosing, offer);
  if (tile === null) return null;
  const follows = cellsFor(offer, choosing.planned, tile).length > 0;
  return { ...choosing, picked: tile, planned: follows ? choosing.planned : [] };
}

export function isSameAction(a: Action, b: Action): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isOpen(choosing: Choosing, cell: Cell, offer: Offer): boolean {
  return openCells(choosing, offer).some((open) => sameCell(open, cell));
}

/** The last planned tile goes back to the hand, from where it was picked. */
function takenBack(planned: readonly Laying[]): Partial<Choosing> {
  return { planned: planned.slice(0, -1), picked: null };
}

/** The legal action of a place that is all that the action needs. */
function simpleAction(considered: Action | null, place: string, { seat, view }: Offer): Action | null {
  if (place === buttonKey('bid')) return considered?.type === 'bid' ? considered : null;
  // Only there legal actions are few; placements are found by their cells.
  if (view.phase === 'bid' || view.phase === 'lean') {
    return constructionBoomRules.legal(view, {}, seat).find((action) => simplePlaceOf(action) === place) ?? null;
  }
  if (view.phase === 'build' && place === buttonKey('pass')) return { type: 'pass' };
  if (view.phase === 'bonus' && place === buttonKey('skip')) return { type: 'skip' };
  return null;
}
