import { type Addressed, apply, legal, type Rng, refusalOf, type Seat, textStream } from '@boomtown/game-core';
import { constructionBoomGame as game } from '../../src/rules/index.ts';
import { readBuilding, writeBuilding } from '../../src/rules/notation.ts';
import { tilesOf } from '../../src/rules/tiles.ts';
import type {
  Action,
  Building,
  BuiltTile,
  Cell,
  Contract,
  GameEvent,
  Hands,
  Placement,
  Player,
  State,
  TileId,
} from '../../src/rules/types.ts';
import { DEFAULTS } from '../../src/rules/view-rules.ts';

export const TILES = tilesOf(DEFAULTS);

/** Chance that no test of a position should need. */
export const NO_CHANCE: Rng = {
  int: () => {
    throw new Error('nothing is drawn here');
  },
  shuffle: () => {
    throw new Error('nothing is shuffled here');
  },
};

/** A building from its drawing. */
export function built(drawing: string): Building {
  const read = readBuilding(drawing, TILES);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** The same drawing with its cells lined up and no numbers, to compare with `drawingOf`. */
export function drawn(drawing: string): string {
  return writeBuilding(built(drawing), TILES, false);
}

export function drawingOf({ building }: { readonly building: Building }): string {
  return writeBuilding(building, TILES, false);
}

interface Sketch extends Partial<Omit<State, 'building' | 'hands' | 'contract'>> {
  /** Left out: three grounds. */
  readonly drawing?: string;
  /** Kinds such as `CT`, or single tiles such as `CT40`; lowest free numbers are taken. Left out: empty. */
  readonly hands?: readonly [string, string];
  readonly contract?: Partial<Contract>;
}

/**
 * A state of the last round of a match of one, in which seat 0 is contractor and to place a tile. Tiles that are not
 * named lie aside. It has to be one that `parseState` takes.
 */
export function position(sketch: Sketch): State {
  const { drawing = '0 | OG MG CG\n | 0 1 2', hands: named = ['', ''], contract, ...fields } = sketch;
  const building = built(drawing);
  const taken = new Set(building.map(({ tile }) => tile));
  const hands: Hands = [handOf(named[0], taken), handOf(named[1], taken)];
  const turn = fields.turn ?? 0;
  const phase = fields.phase ?? 'build';
  const state: State = {
    game: 'construction-boom',
    options: { rounds: 1, opener: 'random', tiles: 'standard' },
    phase,
    round: 1,
    opener: 0,
    actor: turn,
    money: [0, 0],
    history: [],
    bid: null,
    contract: { contractor: 0, number: 3, material: 'old', doubled: false, ...contract },
    hands,
    aside: TILES.map(({ id }) => id).filter((id) => !taken.has(id) && !(fields.removed ?? []).includes(id)),
    removed: [],
    building,
    turn,
    passes: 0,
    open: [],
    bonusUsed: false,
    ...fields,
  };
  const read = game.parseState(JSON.parse(JSON.stringify(state)));
  if (!read.ok) throw new Error('this position is no state of the game');
  return read.value;
}

/** Takes the tiles that are named out of those that are left; ascending. */
function handOf(names: string, taken: Set<TileId>): readonly TileId[] {
  const ids: TileId[] = [];
  for (const name of names.split(' ').filter((word) => word !== '')) {
    const number = /\d+/.exec(name)?.[0];
    const id =
      number === undefined ? TILES.findIndex((tile) => kind(tile.id) === name && !taken.has(tile.id)) : +number;
    if (id < 0 || taken.has(id)) throw new Error(`no tile ${name} is left`);
    taken.add(id);
    ids.push(id);
  }
  return ids.sort((a, b) => a - b);
}

/** Such as `CT`. */
export function kind(id: TileId): string {
  const tile = TILES[id];
  return `${tile?.material[0]}${tile?.type[0]}`.toUpperCase();
}

/** The placement of a tile from a hand: `CT 1,2` is the first cheap tier in it, into column 1, row 2. */
function placement(hand: readonly TileId[], text: string, but: readonly TileId[] = []): Placement {
  const [name = '', cell = ''] = text.split(' ');
  const [column = Number.NaN, row = Number.NaN] = cell.split(',').map(Number);
  const tile = hand.find((id) => (kind(id) === name || name === String(id)) && !but.includes(id));
  if (tile === undefined) throw new Error(`there is no ${name} in the hand`);
  return { tile, column, row };
}

/** The action that places these tiles from the own hand of the player who is on turn. */
export function placing(state: State, ...texts: readonly string[]): Action {
  const tiles: Placement[] = [];
  for (const text of texts) {
    const but = tiles.map(({ tile }) => tile);
    tiles.push(placement(state.hands[turnOf(state)], text, but));
  }
  return { type: 'place', tiles };
}

/** The action that places this tile from the other's hand. */
export function bonus(state: State, text: string): Action {
  return { type: 'bonus', ...placement(state.hands[turnOf(state) === 0 ? 1 : 0], text) };
}

function turnOf({ turn }: State): Player {
  if (turn === null) throw new Error('nobody is on turn');
  return turn;
}

export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly addressed: readonly Addressed<GameEvent>[];
}

/** Does the action of the actor; throws if it is refused. */
export function play(state: State, action: Action, rng: Rng = NO_CHANCE): Played {
  const done = apply(game, state, state.actor, action, rng);
  if (!done.ok) throw new Error(`refused: ${done.error.code}`);
  return { state: done.value.state, events: done.value.events.map(({ event }) => event), addressed: done.value.events };
}

/** Places these tiles from the own hand. */
export function place(state: State, ...texts: readonly string[]): Played {
  return play(state, placing(state, ...texts));
}

/** The code with which the action of this seat (the actor, if not given) is refused, or `null`. */
export function refused(state: State, action: Action, seat: Seat = state.actor ?? 0): string | null {
  return refusalOf(game, game.publicView(state), game.privateView(state, seat), seat, action)?.code ?? null;
}

/** What the actor may do. */
export function options(state: State): readonly Action[] {
  return legal(game, state, state.actor ?? 0);
}

/** The cells into which the actor may place this tile of the own hand by itself, as `column,row`. */
export function cells(state: State, name: string): readonly string[] {
  const { tile } = placement(state.hands[turnOf(state)], `${name} 0,0`);
  return options(state).flatMap((action) => {
    const [first, second] = action.type === 'place' ? action.tiles : [];
    return first?.tile === tile && second === undefined ? [`${first.column},${first.row}`] : [];
  });
}

export function at(state: State, { column, row }: Cell): BuiltTile | undefined {
  return state.building.find((one) => one.column === column && one.row === row);
}

/** The events of one type. */
export function only<K extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: K,
): readonly Extract<GameEvent, { type: K }>[] {
  return events.filter((event): event is Extract<GameEvent, { type: K }> => event.type === type);
}

/** The types of the events, in order. */
export function types(events: readonly GameEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** A match at its start. */
export function fresh(given: object = {}, seed = 'a street in Malta'): State {
  const first = game.setup(given, 2, textStream(seed));
  if (!first.ok) throw new Error(first.error.code);
  return first.value.state;
}
