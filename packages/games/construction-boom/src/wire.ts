import type { GameWire, TableState } from '@boomtown/wire/browser';
import { tableFields } from '@boomtown/wire/browser';
import { type SchemaType, schema, t } from '@colyseus/schema';
import {
  type Bid,
  type BuiltTile,
  byCell,
  type Cell,
  type ConstructionBoom,
  type Hands,
  MATERIALS,
  type Material,
  type Player,
  type Rests,
  type TileId,
  type PublicView as View,
} from './view.ts';

const NOBODY = -1;
const TILES = 48;
const RESTS = [null, 'down', 'left', 'right'] as const satisfies readonly Rests[];
/** Columns are any integer, but 48 tiles reach no farther than this from column 0. */
const COLUMN_ZERO = 512;
const ROWS = 64;

const BoomView = schema(
  {
    /** As JSON: options never change after the start. */
    options: t.string().default('{}'),
    phase: t.string<View['phase']>().default('bid'),
    round: t.uint8().default(1),
    opener: t.uint8().default(0),
    actor: t.int8().default(NOBODY),
    money0: t.number().default(0),
    money1: t.number().default(0),
    /** Finished rounds, as JSON; grows once a round. */
    history: t.string().default('[]'),
    /** Seat, material and number of the standing bid; empty if none. */
    bid: t.string().default(''),
    contract: t.string().default(''),
    /** Hands and the tiles aside: while bidding their sizes, later the ids. */
    hand0: t.string().default(''),
    hand1: t.string().default(''),
    aside: t.string().default(''),
    removed: t.string().default(''),
    /** One number a tile: 0 if it is not in the building, else where it stands and on what it rests. */
    tiles: t.array('uint32'),
    turn: t.int8().default(NOBODY),
    passes: t.uint8().default(0),
    open: t.string().default(''),
    bonusUsed: t.boolean().default(false),
  },
  'BoomView',
);
type BoomView = SchemaType<typeof BoomView>;

// The class that `schema` returns has these fields; its static type spells them out one by one.
const State = schema({ ...tableFields, game: BoomView }, 'BoomTable') as unknown as new () => TableState<BoomView>;

export const constructionBoomWire: GameWire<ConstructionBoom, BoomView> = {
  TableState: State,
  events: {
    dealt: ['round', 'grounds', 'opener'],
    hand: ['tiles'],
    bid: ['seat', 'number', 'material'],
    contract: ['contractor', 'number', 'material', 'doubled'],
    revealed: ['hands', 'aside'],
    placed: ['seat', 'tile', 'column', 'row', 'from'],
    leaned: ['column', 'row', 'side', 'chosen'],
    'lean-asked': ['column', 'row'],
    collapsed: ['ground', 'column', 'load', 'capacity'],
    crushed: ['tile', 'column', 'row'],
    fell: ['tile', 'column', 'from', 'to'],
    combo: ['cells'],
    passed: ['seat', 'forced'],
    'round-scored': ['contractor', 'number', 'material', 'doubled', 'count', 'money'],
    'match-ended': ['winners', 'money'],
  },
  mirror,
  read,
};

function mirror(view: View, into: BoomView): void {
  into.options = JSON.stringify(view.options);
  into.phase = view.phase;
  into.round = view.round;
  into.opener = view.opener;
  into.actor = view.actor ?? NOBODY;
  into.money0 = view.money[0];
  into.money1 = view.money[1];
  into.history = JSON.stringify(view.history);
  into.bid = view.bid === null ? '' : packBid(view.bid.seat, view.bid);
  into.contract =
    view.contract === null
      ? ''
      : `${packBid(view.contract.contractor, view.contract)} ${view.contract.doubled ? 1 : 0}`;
  into.hand0 = view.phase === 'bid' ? String(view.hands[0]) : packIds(view.hands[0]);
  into.hand1 = view.phase === 'bid' ? String(view.hands[1]) : packIds(view.hands[1]);
  into.aside = view.phase === 'bid' ? String(view.aside) : packIds(view.aside);
  into.removed = packIds(view.removed);
  mirrorBuilding(view, into);
  into.turn = view.turn ?? NOBODY;
  into.passes = view.passes;
  into.open = view.open.map(({ column, row }) => `${column} ${row}`).join(',');
  into.bonusUsed = view.bonusUsed;
}

function mirrorBuilding(view: View, into: BoomView): void {
  const standing = new Map(view.building.map((built) => [built.tile, built]));
  for (let id = 0; id < TILES; id += 1) {
    const built = standing.get(id);
    const code = built === undefined ? 0 : packBuilt(built);
    if (into.tiles[id] !== code) into.tiles[id] = code;
  }
}

function read(from: BoomView): View {
  const [contractor, material, number, doubled] = from.contract.split(' ');
  const bid = from.bid.split(' ');
  const open = {
    game: 'construction-boom',
    // Both written by `mirror` from a view.
    options: JSON.parse(from.options) as View['options'],
    history: JSON.parse(from.history) as View['history'],
    round: from.round,
    opener: player(from.opener),
    actor: from.actor === NOBODY ? null : player(from.actor),
    money: [from.money0, from.money1],
    bid: from.bid === '' ? null : { seat: player(bid[0]), material: materialAt(bid[1]), number: Number(bid[2]) },
    contract:
      from.contract === ''
        ? null
        : {
            contractor: player(contractor),
            material: materialAt(material),
            number: Number(number),
            doubled: doubled === '1',
          },
    removed: readIds(from.removed),
    building: readBuilding(from),
    turn: from.turn === NOBODY ? null : player(from.turn),
    passes: from.passes === 1 ? 1 : 0,
    open: from.open === '' ? [] : from.open.split(',').map(readCell),
    bonusUsed: from.bonusUsed,
  } as const;
  if (from.phase === 'bid') {
    return { ...open, phase: from.phase, hands: [Number(from.hand0), Number(from.hand1)], aside: Number(from.aside) };
  }
  const hands: Hands = [readIds(from.hand0), readIds(from.hand1)];
  return { ...open, phase: from.phase, hands, aside: readIds(from.aside) };
}

function readBuilding(from: BoomView): BuiltTile[] {
  const building: BuiltTile[] = [];
  for (const [tile, code] of from.tiles.entries()) if (code !== 0) building.push(readBuilt(tile, code));
  return building.sort(byCell);
}

/** Column, row, what it rests on, and whether it is consumed, from the highest digits to the lowest; plus one, so that it is never 0. */
function packBuilt({ column, row, rests, consumed }: BuiltTile): number {
  return (((column + COLUMN_ZERO) * ROWS + row) * RESTS.length + RESTS.indexOf(rests)) * 2 + (consumed ? 1 : 0) + 1;
}

function readBuilt(tile: TileId, code: number): BuiltTile {
  const packed = code - 1;
  const upper = Math.floor(packed / 2);
  const cell = Math.floor(upper / RESTS.length);
  return {
    tile,
    column: Math.floor(cell / ROWS) - COLUMN_ZERO,
    row: cell % ROWS,
    rests: RESTS[upper % RESTS.length] ?? null,
    consumed: packed % 2 === 1,
  };
}

function packBid(seat: Player, { material, number }: Bid): string {
  return `${seat} ${MATERIALS.indexOf(material)} ${number}`;
}

function packIds(ids: readonly TileId[]): string {
  return ids.join(',');
}

function readIds(text: string): TileId[] {
  return text === '' ? [] : text.split(',').map(Number);
}

function readCell(text: string): Cell {
  const [column, row] = text.split(' ').map(Number);
  return { column: column ?? 0, row: row ?? 0 };
}

function player(seat: unknown): Player {
  return Number(seat) === 1 ? 1 : 0;
}

function materialAt(index: unknown): Material {
  const material = MATERIALS[Number(index)];
  if (material === undefined) throw new Error(`no material has the number ${String(index)}`);
  return material;
}

/** How the game crosses the network. */
export const wires = { 'construction-boom': constructionBoomWire };
