import type { GameWire, TableState } from '@boomtown/wire/browser';
import { tableFields } from '@boomtown/wire/browser';
import { type SchemaType, schema, t } from '@colyseus/schema';
import {
  type Barrow,
  type BauBoom,
  type Block,
  COLOURS,
  type Hill,
  type Pending,
  planOf,
  type SeenLoad,
  SPACES,
  type BauBoomPublicView as View,
} from './view.ts';

const NOBODY = -1;
const EMPTY = '.';
const PENDING = ['suffer', 'land', 'draw', 'refill'] as const satisfies readonly Pending['what'][];
const DIE_SIDES = 6;

const BarrowState = schema(
  {
    at: t.uint8().default(0),
    /** The number of blocks; with open barrows their colours. */
    load: t.string().default('0'),
    /** The owner's hill: a letter a square. */
    built: t.string().default(''),
  },
  'BarrowState',
);

const BauBoomView = schema(
  {
    /** As JSON: options never change after the start. */
    options: t.string().default('{}'),
    phase: t.string<View['phase']>().default('roll'),
    toMove: t.uint8().default(0),
    actor: t.int8().default(NOBODY),
    turn: t.number().default(0),
    /** 0: not rolled; else 1 + the first die's sides × 6 + the second's, counted from 0. */
    dice: t.uint8().default(0),
    /** One number a space: 0 none, else 1 + the colour. */
    trail: t.array('uint8'),
    container: t.uint8().default(0),
    players: t.array(BarrowState),
    /** A letter a block. */
    hand: t.string().default(''),
    /** A digit for what, a digit for the seat. */
    queue: t.string().default(''),
  },
  'BauBoomView',
);
type BauBoomView = SchemaType<typeof BauBoomView>;

// The class that `schema` returns has these fields; its static type spells them out one by one.
const State = schema(
  { ...tableFields, game: BauBoomView },
  'BauBoomTable',
) as unknown as new () => TableState<BauBoomView>;

export const bauBoomWire: GameWire<BauBoom, BauBoomView> = {
  TableState: State,
  events: {
    rolled: ['seat', 'dice'],
    moved: ['seat', 'from', 'to'],
    pushed: ['seat', 'by', 'from', 'to'],
    loaded: ['seat', 'from', 'block'],
    drawn: ['seat', 'block'],
    lost: ['seat'],
    left: ['seat'],
    unloaded: ['seat', 'blocks'],
    built: ['seat', 'block', 'square'],
    returned: ['seat', 'count'],
    demolished: ['seat', 'square', 'block'],
    filled: ['spaces', 'blocks'],
    won: ['seat'],
    'turn-limit': [],
  },
  mirror,
  read,
};

function mirror(view: View, into: BauBoomView): void {
  into.options = JSON.stringify(view.options);
  into.phase = view.phase;
  into.toMove = view.toMove;
  into.actor = view.actor ?? NOBODY;
  into.turn = view.turn;
  into.dice = view.dice === null ? 0 : 1 + (view.dice[0] - 1) * DIE_SIDES + (view.dice[1] - 1);
  for (const space of SPACES) {
    const block = view.trail[space] ?? null;
    const code = block === null ? 0 : 1 + COLOURS.indexOf(block);
    if (into.trail[space] !== code) into.trail[space] = code;
  }
  into.container = view.container;
  for (const [seat, barrow] of view.barrows.entries()) {
    const known = into.players[seat];
    const player = known ?? new BarrowState();
    player.at = barrow.at;
    player.load = typeof barrow.load === 'number' ? String(barrow.load) : letters(barrow.load);
    player.built = letters(view.hills[seat]?.built ?? []);
    if (known === undefined) into.players.push(player);
  }
  into.hand = letters(view.hand);
  into.queue = view.queue.map(({ what, seat }) => `${PENDING.indexOf(what)}${seat}`).join('');
}

function read(from: BauBoomView): View {
  // Written by `mirror` from a view's options.
  const options = JSON.parse(from.options) as View['options'];
  const dice = from.dice - 1;
  return {
    game: 'bau-boom',
    options,
    phase: from.phase,
    toMove: from.toMove,
    actor: from.actor === NOBODY ? null : from.actor,
    turn: from.turn,
    dice: dice < 0 ? null : [Math.floor(dice / DIE_SIDES) + 1, (dice % DIE_SIDES) + 1],
    trail: SPACES.map((space) => COLOURS[(from.trail[space] ?? 0) - 1] ?? null),
    container: from.container,
    barrows: from.players.map(
      ({ at, load }): Barrow<SeenLoad> => ({ at, load: options.openBarrows ? blocks(load) : Number(load) }),
    ),
    hills: from.players.map(({ built }, seat): Hill => ({ plan: planOf(options, seat), built: squares(built) })),
    hand: blocks(from.hand),
    queue: readQueue(from.queue),
  };
}

/** Colours by their first letters, which differ. */
function letters(list: readonly (Block | null)[]): string {
  return list.map((block) => (block === null ? EMPTY : block.charAt(0))).join('');
}

function squares(text: string): (Block | null)[] {
  return [...text].map((letter) => COLOURS.find((colour) => colour.startsWith(letter)) ?? null);
}

function blocks(text: string): Block[] {
  return squares(text).filter((block) => block !== null);
}

function readQueue(digits: string): Pending[] {
  const queue: Pending[] = [];
  for (let i = 0; i < digits.length; i += 2) {
    const what = PENDING[Number(digits[i])];
    if (what === undefined) throw new Error(`nothing pending has the number ${digits[i]}`);
    queue.push({ what, seat: Number(digits[i + 1]) });
  }
  return queue;
}

/** How the game crosses the network. */
export const wires = { 'bau-boom': bauBoomWire };
