import { type Board, boardOf } from './board.ts';
import type { GardenKeyframe } from './keyframes.ts';
import { type BauBoomPublicView, type Block, type Seat, type Space, type Square, START } from './rules.ts';

/** Where a block is that is seen. What is in the container is nowhere. */
type Spot =
  | { readonly at: 'trail'; readonly space: Space }
  | { readonly at: 'load'; readonly seat: Seat; readonly index: number }
  | { readonly at: 'hand'; readonly seat: Seat; readonly index: number }
  | { readonly at: 'hill'; readonly seat: Seat; readonly square: Square };

/**
 * A block with an identity of its own. The rules know none, since blocks of a colour are alike; the picture needs it so
 * that the very block that lay on the trail rides in the wheelbarrow and ends on the hill. `face`: its colour, `null`
 * while it lies face down.
 */
export interface Token {
  readonly id: number;
  readonly spot: Spot;
  readonly face: Block | null;
}

/** All blocks that are seen, and how many identities were given so far. */
export interface Tokens {
  readonly all: readonly Token[];
  readonly given: number;
}

export const NO_TOKENS: Tokens = { all: [], given: 0 };

/**
 * Where all blocks of the board are. Those that did not move keep their identity; what is new somewhere comes from where
 * it can have come from (a load from the space below it, a hand from the load, a hill from the hand), or else newly out
 * of the container. After a gap everything still ends where it belongs.
 */
export function follow(before: Tokens, board: Board): Tokens {
  const wanted = spotsOf(board);
  const left = new Map(before.all.map((token) => [nameOf(token.spot), token]));
  const kept = wanted.map(({ spot, face }) => {
    const there = left.get(nameOf(spot));
    if (there === undefined || !fits(there, face)) return undefined;
    left.delete(nameOf(spot));
    return there;
  });
  let { given } = before;
  const all = wanted.map(({ spot, face }, i): Token => {
    const known = kept[i] ?? sourceOf(spot, face, board, left);
    if (known !== undefined) {
      left.delete(nameOf(known.spot));
      return { id: known.id, spot, face };
    }
    given += 1;
    return { id: given, spot, face };
  });
  return { all, given };
}

/** What can have become this block: the same colour, or one of them face down. */
function fits(token: Token, face: Block | null): boolean {
  return token.face === face || token.face === null || face === null;
}

function sourceOf(spot: Spot, face: Block | null, board: Board, left: ReadonlyMap<string, Token>): Token | undefined {
  const among = (is: (spot: Spot) => boolean): Token | undefined =>
    [...left.values()].find((token) => is(token.spot) && fits(token, face));
  const below = (seat: Seat): Token | undefined =>
    among((from) => from.at === 'trail' && from.space === board.barrows[seat]?.at);
  switch (spot.at) {
    case 'trail':
      return undefined;
    case 'load':
      return below(spot.seat);
    case 'hand':
      return (
        among((from) => from.at === 'hand' && from.seat === spot.seat) ??
        among((from) => from.at === 'load' && from.seat === spot.seat) ??
        below(spot.seat)
      );
    case 'hill':
      return among((from) => from.at === 'hand' && from.seat === spot.seat);
  }
}

function spotsOf(board: Board): readonly { readonly spot: Spot; readonly face: Block | null }[] {
  const trail = board.trail.flatMap((face, space) => (face === null ? [] : [{ spot: { at: 'trail', space }, face }]));
  const hills = board.hills.flatMap(({ built }, seat) =>
    built.flatMap((face, square) => (face === null ? [] : [{ spot: { at: 'hill', seat, square }, face }])),
  );
  const loads = board.barrows.flatMap(({ load }, seat) =>
    load.map((face, index) => ({ spot: { at: 'load', seat, index }, face })),
  );
  const { hand } = board;
  const held = hand?.blocks.map((face, index) => ({ spot: { at: 'hand', seat: hand.seat, index }, face })) ?? [];
  // Hills first: what was built just now is taken out of the hand before the rest of the hand closes up.
  return [...hills, ...held, ...loads, ...trail] as readonly { readonly spot: Spot; readonly face: Block | null }[];
}

function nameOf(spot: Spot): string {
  switch (spot.at) {
    case 'trail':
      return `trail ${spot.space}`;
    case 'hill':
      return `hill ${spot.seat} ${spot.square}`;
    case 'load':
    case 'hand':
      return `${spot.at} ${spot.seat} ${spot.index}`;
  }
}

/** Everything on the board, with what tells alike things apart. */
export interface Pieces {
  readonly board: Board;
  readonly tokens: Tokens;
  /** How often each wheelbarrow went round, so that it does not spin back on the start. */
  readonly laps: readonly number[];
}

/** The pieces in a keyframe, or those of the view. */
export function piecesIn(before: Pieces | null, view: BauBoomPublicView, keyframe: GardenKeyframe | null): Pieces {
  const board = keyframe?.board ?? boardOf(view);
  const laps = board.barrows.map(({ at }, seat) => {
    const done = before?.laps[seat] ?? 0;
    const was = before?.board.barrows[seat]?.at ?? START;
    return at === START && was !== START ? done + 1 : done;
  });
  return { board, laps, tokens: follow(before?.tokens ?? NO_TOKENS, board) };
}
