import { CELLS_A_BOARD, PIECES_A_SIZE } from '../view.ts';

// Every index below is in range by construction, hence the casts of what typed arrays give.

/**
 * A round of the game in ten whole numbers, for search. It holds only what the rest of the round depends on: what tops
 * each hexagon, whether it stands alone there, and both reserves; what lies buried plays no part any more. Everything is
 * seen from the side of the player to move, so that a position and its mirror in the colours are one.
 *
 * Of a set of hexagons each is one bit. Three sets share a number, in the order ring, medium, small:
 * - *lone*: hexagons where a piece of that size stands alone (it may move, and a lone small may be ringed);
 * - *top*: hexagons where a piece of that size is the last of several (a ring round a small, a tower's medium, a crowning small).
 */
export const OWN_LONE = 0;
export const OWN_TOP = 1;
export const OTHER_LONE = 2;
export const OTHER_TOP = 3;
/** Reserves: two bits a size, in the same order. */
export const OWN_RESERVE = 4;
export const OTHER_RESERVE = 5;
/** The position's number, in two parts, as the player to move sees it, and as the other would. No two positions share one. */
export const KEY_LOW = 6;
export const KEY_HIGH = 7;
const OTHER_KEY_LOW = 8;
const OTHER_KEY_HIGH = 9;
/** How many numbers a position takes. */
export const WIDTH = 10;

const C = CELLS_A_BOARD;
const ALL = (1 << C) - 1;
const TWO_SETS = 2 * C;

/** An action: `3 · cell + size` places, `27 + 9 · from + to` moves. Ascending, it is the order of the rules' `legal`. */
export const FIRST_MOVE = 3 * C;
/** How many numbers actions have. */
export const ACTIONS = FIRST_MOVE + C * C;
/** More than a position can have legal ones. */
export const MOST_ACTIONS = 64;
/** More turns than a round can have: each piece is placed once and moves at most once. */
export const MOST_TURNS = 4 * 3 * PIECES_A_SIZE;

// The key writes a position down in base 13 (a hexagon is empty or one of 6 kinds of two colours), reserves first.
const KINDS = 13;
const RESERVES = 1 << 12;
const LOW_CELLS = 5;
const KEY_LOW_OF = new Int32Array(KINDS * C);
const KEY_HIGH_OF = new Int32Array(KINDS * C);
for (let kind = 0; kind < KINDS; kind += 1) {
  for (let cell = 0; cell < C; cell += 1) {
    if (cell < LOW_CELLS) KEY_LOW_OF[kind * C + cell] = kind * RESERVES * KINDS ** cell;
    else KEY_HIGH_OF[kind * C + cell] = kind * KINDS ** (cell - LOW_CELLS);
  }
}
/** Kinds of what tops a hexagon; add the size. */
const LONE = 1;
const TOP = 4;
const OTHERS = 6;

/** Which hexagons touch, as one set a hexagon. */
export type Neighbours = Int32Array;

/** A position spelled out, from the side of the player to move. */
export interface Position {
  readonly lone: number;
  readonly top: number;
  readonly otherLone: number;
  readonly otherTop: number;
  readonly reserve: number;
  readonly otherReserve: number;
}

/** A stack of positions: the one at `turn + 1` comes from that at `turn`, so that taking back costs nothing. */
export class CompactRound {
  readonly neighbours: Neighbours;
  readonly positions: Int32Array;

  constructor(neighbours: Neighbours) {
    this.neighbours = neighbours;
    this.positions = new Int32Array(WIDTH * (MOST_TURNS + 2));
  }

  /** Writes position 0. */
  begin(position: Position): void {
    const p = this.positions;
    p[OWN_LONE] = position.lone;
    p[OWN_TOP] = position.top;
    p[OTHER_LONE] = position.otherLone;
    p[OTHER_TOP] = position.otherTop;
    p[OWN_RESERVE] = position.reserve;
    p[OTHER_RESERVE] = position.otherReserve;
    p[KEY_LOW] = position.reserve + (position.otherReserve << 6);
    p[OTHER_KEY_LOW] = position.otherReserve + (position.reserve << 6);
    p[KEY_HIGH] = 0;
    p[OTHER_KEY_HIGH] = 0;
    this.#count(position.lone, LONE, KEY_LOW, OTHER_KEY_LOW);
    this.#count(position.top, TOP, KEY_LOW, OTHER_KEY_LOW);
    this.#count(position.otherLone, LONE, OTHER_KEY_LOW, KEY_LOW);
    this.#count(position.otherTop, TOP, OTHER_KEY_LOW, KEY_LOW);
  }

  /** Adds what tops some hexagons to both keys of position 0: at `mine` as its owner tells it, at `theirs` as the other does. */
  #count(sets: number, kind: number, mine: number, theirs: number): void {
    const p = this.positions;
    for (let bit = 0; bit < 3 * C; bit += 1) {
      if ((sets & (1 << bit)) === 0) continue;
      const place = kind * C + bit;
      p[mine] = (p[mine] as number) + (KEY_LOW_OF[place] as number);
      p[mine + 1] = (p[mine + 1] as number) + (KEY_HIGH_OF[place] as number);
      p[theirs] = (p[theirs] as number) + (KEY_LOW_OF[place + OTHERS * C] as number);
      p[theirs + 1] = (p[theirs + 1] as number) + (KEY_HIGH_OF[place + OTHERS * C] as number);
    }
  }

  /** Writes the legal actions of position `turn` from `list[start]` on, ascending, and gives the end of the list. */
  legal(turn: number, list: Uint8Array, start: number): number {
    const p = this.positions;
    const at = turn * WIDTH;
    const ownLone = p[at + OWN_LONE] as number;
    const otherLone = p[at + OTHER_LONE] as number;
    const otherTop = p[at + OTHER_TOP] as number;
    const reserve = p[at + OWN_RESERVE] as number;
    const filled = ownLone | otherLone | otherTop | (p[at + OWN_TOP] as number);
    let end = start;
    const ring = (reserve & 3) !== 0;
    const medium = (reserve & 12) !== 0;
    const small = (reserve & 48) !== 0;
    let empty = reserve === 0 ? 0 : ALL & ~(filled | (filled >> C) | (filled >> TWO_SETS));
    while (empty !== 0) {
      const place = 3 * (31 - Math.clz32(empty & -empty));
      empty &= empty - 1;
      if (ring) list[end++] = place;
      if (medium) list[end++] = place + 1;
      if (small) list[end++] = place + 2;
    }
    const forRings = (otherLone >> TWO_SETS) & ALL;
    const forMediums = (otherLone | otherTop) & ALL;
    const forSmalls = ((otherLone | otherTop) >> C) & ALL;
    let movers = (ownLone | (ownLone >> C) | (ownLone >> TWO_SETS)) & ALL;
    while (movers !== 0) {
      const bit = movers & -movers;
      movers &= movers - 1;
      const from = 31 - Math.clz32(bit);
      const targets = (ownLone & bit) !== 0 ? forRings : (ownLone & (bit << C)) !== 0 ? forMediums : forSmalls;
      let to = targets & (this.neighbours[from] as number);
      const move = FIRST_MOVE + C * from;
      while (to !== 0) {
        list[end++] = move + 31 - Math.clz32(to & -to);
        to &= to - 1;
      }
    }
    return end;
  }

  /** Writes position `turn + 1`: what position `turn` becomes by an action that is legal there. */
  play(turn: number, action: number): void {
    const p = this.positions;
    const at = turn * WIDTH;
    const next = at + WIDTH;
    if (action < FIRST_MOVE) {
      const cell = (action * 43) >> 7;
      const size = action - 3 * cell;
      const own = (LONE + size) * C + cell;
      const other = own + OTHERS * C;
      const cost = 1 << (2 * size);
      p[next + OTHER_LONE] = (p[at + OWN_LONE] as number) | (1 << (C * size + cell));
      p[next + OTHER_TOP] = p[at + OWN_TOP] as number;
      p[next + OWN_LONE] = p[at + OTHER_LONE] as number;
      p[next + OWN_TOP] = p[at + OTHER_TOP] as number;
      p[next + OTHER_RESERVE] = (p[at + OWN_RESERVE] as number) - cost;
      p[next + OWN_RESERVE] = p[at + OTHER_RESERVE] as number;
      p[next + KEY_LOW] = (p[at + OTHER_KEY_LOW] as number) + (KEY_LOW_OF[other] as number) - (cost << 6);
      p[next + KEY_HIGH] = (p[at + OTHER_KEY_HIGH] as number) + (KEY_HIGH_OF[other] as number);
      p[next + OTHER_KEY_LOW] = (p[at + KEY_LOW] as number) + (KEY_LOW_OF[own] as number) - cost;
      p[next + OTHER_KEY_HIGH] = (p[at + KEY_HIGH] as number) + (KEY_HIGH_OF[own] as number);
      return;
    }
    const move = action - FIRST_MOVE;
    const from = (move * 57) >> 9;
    const to = move - C * from;
    const lone = p[at + OWN_LONE] as number;
    const size = (lone & (1 << from)) !== 0 ? 0 : (lone & (1 << (C + from))) !== 0 ? 1 : 2;
    // A ring goes onto a small, a medium onto a ring, a small onto a medium.
    const under = size === 0 ? 2 : size - 1;
    const target = 1 << (C * under + to);
    const otherLone = p[at + OTHER_LONE] as number;
    const onLone = (otherLone & target) !== 0;
    p[next + OTHER_LONE] = lone & ~(1 << (C * size + from));
    p[next + OTHER_TOP] = (p[at + OWN_TOP] as number) | (1 << (C * size + to));
    p[next + OWN_LONE] = otherLone & ~target;
    p[next + OWN_TOP] = onLone ? (p[at + OTHER_TOP] as number) : (p[at + OTHER_TOP] as number) & ~target;
    p[next + OTHER_RESERVE] = p[at + OWN_RESERVE] as number;
    p[next + OWN_RESERVE] = p[at + OTHER_RESERVE] as number;
    // What leaves, what comes, and what is covered: from the side of the mover, and then of the next player.
    const leaves = (LONE + size) * C + from;
    const comes = (TOP + size) * C + to;
    const covered = ((onLone ? LONE : TOP) + under) * C + to;
    const shift = OTHERS * C;
    p[next + KEY_LOW] =
      (p[at + OTHER_KEY_LOW] as number) -
      (KEY_LOW_OF[leaves + shift] as number) +
      (KEY_LOW_OF[comes + shift] as number) -
      (KEY_LOW_OF[covered] as number);
    p[next + KEY_HIGH] =
      (p[at + OTHER_KEY_HIGH] as number) -
      (KEY_HIGH_OF[leaves + shift] as number) +
      (KEY_HIGH_OF[comes + shift] as number) -
      (KEY_HIGH_OF[covered] as number);
    p[next + OTHER_KEY_LOW] =
      (p[at + KEY_LOW] as number) -
      (KEY_LOW_OF[leaves] as number) +
      (KEY_LOW_OF[comes] as number) -
      (KEY_LOW_OF[covered + shift] as number);
    p[next + OTHER_KEY_HIGH] =
      (p[at + KEY_HIGH] as number) -
      (KEY_HIGH_OF[leaves] as number) +
      (KEY_HIGH_OF[comes] as number) -
      (KEY_HIGH_OF[covered + shift] as number);
  }
}
