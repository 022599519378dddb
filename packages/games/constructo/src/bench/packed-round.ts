/**
 * A round of Constructo packed by hand into six whole numbers, with nothing around it: no keys, no taking back, no
 * views, no events, no refusals. It shows the lower bound of the rules' cost; it is not used in play.
 *
 * The sets are those of the bots' compact board: of hexagons, one bit each, for rings, mediums and smalls in turn.
 * *Lone* pieces stand alone, *top* ones are the last of several. Everything is seen from the side of the player to move.
 */
export interface PackedPosition {
  lone: number;
  top: number;
  otherLone: number;
  otherTop: number;
  /** Two bits a size. */
  reserve: number;
  otherReserve: number;
}

const CELLS = 9;
const ALL = (1 << CELLS) - 1;
const FULL_RESERVE = 0b111111;
/** Smaller numbers place a piece (`3 · cell + size`), the others move one (`27 + 9 · from + to`). */
const FIRST_MOVE = 3 * CELLS;
const MAX_ACTIONS = 64;

export function firstPosition(): PackedPosition {
  return { lone: 0, top: 0, otherLone: 0, otherTop: 0, reserve: FULL_RESERVE, otherReserve: FULL_RESERVE };
}

export const actionList = (): Uint8Array => new Uint8Array(MAX_ACTIONS);

/** Writes the legal actions into the list and gives how many there are. `neighbours`: of each hexagon, as a set. */
export function listActions(at: PackedPosition, neighbours: Int32Array, list: Uint8Array): number {
  const { lone, otherLone, otherTop, reserve } = at;
  const filled = lone | at.top | otherLone | otherTop;
  let end = 0;
  let empty = reserve === 0 ? 0 : ALL & ~(filled | (filled >> CELLS) | (filled >> (2 * CELLS)));
  while (empty !== 0) {
    const place = 3 * (31 - Math.clz32(empty & -empty));
    empty &= empty - 1;
    if ((reserve & 0b11) !== 0) list[end++] = place;
    if ((reserve & 0b1100) !== 0) list[end++] = place + 1;
    if ((reserve & 0b110000) !== 0) list[end++] = place + 2;
  }
  const others = otherLone | otherTop;
  let movers = (lone | (lone >> CELLS) | (lone >> (2 * CELLS))) & ALL;
  while (movers !== 0) {
    const bit = movers & -movers;
    movers &= movers - 1;
    const from = 31 - Math.clz32(bit);
    const targets =
      (lone & bit) !== 0 ? otherLone >> (2 * CELLS) : (lone & (bit << CELLS)) !== 0 ? others : others >> CELLS;
    // The list of neighbours has nine entries, and `from` is one of the nine hexagons.
    let to = targets & (neighbours[from] as number);
    const move = FIRST_MOVE + CELLS * from;
    while (to !== 0) {
      list[end++] = move + 31 - Math.clz32(to & -to);
      to &= to - 1;
    }
  }
  return end;
}

/** Does a legal action; the position becomes the other player's. */
export function play(at: PackedPosition, action: number): void {
  let { lone, top, otherLone, otherTop, reserve } = at;
  if (action < FIRST_MOVE) {
    const cell = (action * 43) >> 7;
    const size = action - 3 * cell;
    lone |= 1 << (CELLS * size + cell);
    reserve -= 1 << (2 * size);
  } else {
    const move = action - FIRST_MOVE;
    const from = (move * 57) >> 9;
    const to = move - CELLS * from;
    const size = (lone & (1 << from)) !== 0 ? 0 : (lone & (1 << (CELLS + from))) !== 0 ? 1 : 2;
    const covered = 1 << (CELLS * (size === 0 ? 2 : size - 1) + to);
    lone &= ~(1 << (CELLS * size + from));
    top |= 1 << (CELLS * size + to);
    if ((otherLone & covered) !== 0) otherLone &= ~covered;
    else otherTop &= ~covered;
  }
  const { otherReserve } = at;
  at.lone = otherLone;
  at.top = otherTop;
  at.otherLone = lone;
  at.otherTop = top;
  at.reserve = otherReserve;
  at.otherReserve = reserve;
}
