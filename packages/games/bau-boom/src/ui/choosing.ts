import { DICE_KEY, LEAVE_KEY, moveKey, pileOf, spaceOf, squareOf, TAKE_KEY } from './keys.ts';
import { type BauBoomAction, type BauBoomPublicView, type Block, colourOf, squaresOf } from './rules.ts';
import type { Offer } from './scene-model.ts';

/** The legal action that touching a place means, with this block in the hand or none; `null` if it means none. */
export function actionAt(
  place: string,
  { seat, legal, moves }: Offer,
  view: BauBoomPublicView,
  selected: Block | null,
): BauBoomAction | null {
  const legalOf = (is: (action: BauBoomAction) => boolean): BauBoomAction | null => legal.find(is) ?? null;
  if (place === DICE_KEY) return legalOf(({ type }) => type === 'roll');
  if (place === TAKE_KEY || place === LEAVE_KEY) return legalOf(({ type }) => type === place);
  const space = spaceOf(place);
  if (space !== null) {
    const move = moves.find(({ to }) => to === space);
    if (move !== undefined) return legalOf((action) => action.type === 'move' && action.by === move.by);
    // Touching the block itself takes it.
    return space === view.barrows[seat]?.at ? legalOf(({ type }) => type === 'take') : null;
  }
  const move = moves.find(({ by }) => moveKey(by) === place);
  if (move !== undefined) return legalOf((action) => action.type === 'move' && action.by === move.by);
  const square = squareOf(place, seat);
  if (square === null) return null;
  return legalOf((action) =>
    action.type === 'demolish'
      ? action.square === square
      : // What is in the hand is built, and nothing in its place.
        action.type === 'build' && action.square === square && (selected ?? action.block) === action.block,
  );
}

/** What a player means who touches a square that may not be touched now: done, so that its refusal says why not. */
export function attemptAt(
  place: string,
  { seat, legal }: Offer,
  view: BauBoomPublicView,
  selected: Block | null,
): BauBoomAction | null {
  const square = squareOf(place, seat);
  const plan = view.hills[seat]?.plan;
  const there = square === null || plan === undefined ? undefined : squaresOf(plan)[square];
  if (square === null || there === undefined) return null;
  const type = legal[0]?.type;
  if (type === 'build') return { type, block: selected ?? colourOf(seat, there), square };
  return type === 'demolish' ? { type, square } : null;
}

/** The colour that touching a place takes into the hand, if it is the pile of a block that can be built. */
export function takenAt(place: string, { legal }: Offer): Block | null {
  const block = pileOf(place);
  return legal.some((action) => action.type === 'build' && action.block === block) ? block : null;
}

export function isSameAction(a: BauBoomAction, b: BauBoomAction): boolean {
  switch (a.type) {
    case 'move':
      return b.type === 'move' && a.by === b.by;
    case 'build':
      return b.type === 'build' && a.block === b.block && a.square === b.square;
    case 'demolish':
      return b.type === 'demolish' && a.square === b.square;
    default:
      return a.type === b.type;
  }
}
