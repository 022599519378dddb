import type { GameWire, TableState } from '@boomtown/wire/browser';
import { tableFields } from '@boomtown/wire/browser';
import { type SchemaType, schema, t } from '@colyseus/schema';
import {
  boardNamed,
  CELLS_A_BOARD,
  type Constructo,
  type Pair,
  type Piece,
  type Reserve,
  SIZES,
  type ConstructoView as View,
} from './view.ts';

/** A stack holds four pieces at most, each one of six kinds: one number below 7^4, the lowest piece in its last digit. */
const KINDS = 1 + 2 * SIZES.length;

const ConstructoView = schema(
  {
    /** As JSON: options never change after the start. */
    options: t.string().default('{}'),
    phase: t.string<View['phase']>().default('board'),
    round: t.uint8().default(1),
    starter: t.uint8().default(0),
    toMove: t.uint8().default(0),
    /** Empty while the board is being chosen; its cells follow from the options and the standard boards. */
    board: t.string().default(''),
    cells: t.array('uint16'),
    /** Two bits for each size and seat. */
    reserve: t.uint16().default(0),
    /** A digit for each seat and finished round. */
    scores: t.string().default(''),
  },
  'ConstructoView',
);
type ConstructoView = SchemaType<typeof ConstructoView>;

/** Both editions cross the network alike; only the id in the view differs, and that is the room's. */
export function constructoWire(id: View['game']): GameWire<Constructo, ConstructoView> {
  // The class that `schema` returns has these fields; its static type spells them out one by one.
  const State = schema(
    { ...tableFields, game: ConstructoView },
    'ConstructoTable',
  ) as unknown as new () => TableState<ConstructoView>;
  return { TableState: State, events: EVENTS, mirror, read: (from) => read(id, from) };
}

const EVENTS = {
  'board-chosen': ['round', 'board'],
  placed: ['seat', 'piece', 'cell'],
  moved: ['seat', 'piece', 'from', 'to', 'tower'],
  'round-ended': ['round', 'points', 'stuck'],
  'match-ended': ['winners', 'scores'],
};

function mirror(view: View, into: ConstructoView): void {
  // Options never change, and the first thing that is shown of a match is shown with no board yet.
  if (into.board === '') into.options = JSON.stringify(view.options);
  into.phase = view.phase;
  into.round = view.round;
  into.starter = view.starter;
  into.toMove = view.toMove;
  into.board = view.board?.id ?? '';
  mirrorCells(view.cells, into);
  into.reserve = packReserve(view.reserve);
  // Scores only grow.
  if (into.scores.length !== 2 * view.scores.length) into.scores = view.scores.flat().join('');
}

/** What each state shows: a stack that is the very same as last time need not be looked into. */
const SHOWN = new WeakMap<ConstructoView, View['cells']>();

function mirrorCells(cells: View['cells'], into: ConstructoView): void {
  const before = SHOWN.get(into);
  SHOWN.set(into, cells);
  // Read at once: each look at an item of such a list goes through a proxy.
  const shown = into.cells.toArray();
  for (let i = 0; i < CELLS_A_BOARD; i += 1) {
    const stack = cells[i];
    if (before !== undefined && before[i] === stack) continue;
    const code = packStack(stack ?? []);
    if (shown[i] !== code) into.cells[i] = code;
  }
}

function read(id: View['game'], from: ConstructoView): View {
  // Written by `mirror` from a view's options.
  const options = JSON.parse(from.options) as View['options'];
  const board = boardNamed(options, from.board) ?? null;
  return {
    game: id,
    options,
    phase: from.phase,
    round: from.round === 2 ? 2 : 1,
    starter: from.starter,
    toMove: from.toMove,
    board,
    cells: board === null ? [] : Array.from({ length: CELLS_A_BOARD }, (_, i) => readStack(from.cells[i] ?? 0)),
    reserve: readReserve(from.reserve),
    scores: readScores(from.scores),
  };
}

function packStack(stack: readonly Piece[]): number {
  let code = 0;
  let digit = 1;
  for (const piece of stack) {
    code += digit * (1 + piece.seat * SIZES.length + SIZES.indexOf(piece.size));
    digit *= KINDS;
  }
  return code;
}

function readStack(code: number): Piece[] {
  const stack: Piece[] = [];
  for (let rest = code; rest > 0; rest = Math.floor(rest / KINDS)) {
    const kind = (rest % KINDS) - 1;
    const size = SIZES[kind % SIZES.length];
    if (size === undefined) throw new Error(`no stack has the number ${code}`);
    stack.push({ seat: Math.floor(kind / SIZES.length), size });
  }
  return stack;
}

function packReserve(reserve: View['reserve']): number {
  let code = 0;
  let place = 0;
  for (const kept of reserve) {
    for (const size of SIZES) {
      code |= kept[size] << (2 * place);
      place += 1;
    }
  }
  return code;
}

function readReserve(code: number): Pair<Reserve> {
  const count = (place: number) => (code >> (2 * place)) & 3;
  const from = (first: number): Reserve => ({ ring: count(first), medium: count(first + 1), small: count(first + 2) });
  return [from(0), from(SIZES.length)];
}

function readScores(digits: string): Pair<number>[] {
  const rounds: Pair<number>[] = [];
  for (let i = 0; i < digits.length; i += 2) rounds.push([Number(digits[i]), Number(digits[i + 1])]);
  return rounds;
}

/** How each edition crosses the network. */
export const wires = { constructo: constructoWire('constructo'), constructor: constructoWire('constructor') };
