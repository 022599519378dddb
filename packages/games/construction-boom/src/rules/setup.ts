import { ok, type Result, type Rng, refuse, type Step } from '@boomtown/game-core';
import { type AddressedEvent, toAll, toSeat } from './events.ts';
import { ascending, tileOf, tilesOf } from './tiles.ts';
import type {
  Building,
  ConstructionBoom,
  FinishedRound,
  Hands,
  Options,
  Player,
  State,
  TileId,
  TileSet,
} from './types.ts';
import { readOptions } from './view-rules.ts';

/** Grounds that stand at the start of a round (§2.3). */
export const FIRST_GROUNDS = 3;

/** Tiles in each hand at the start of a round (§2.3). */
export const HAND_SIZE = 10;

/** What is known when a round begins. */
interface RoundStart {
  readonly options: Options;
  readonly round: number;
  readonly opener: Player;
  readonly money: readonly [number, number];
  readonly history: readonly FinishedRound[];
}

/** Deals a round (§2.3; the draws: §9): the state in which its opener bids, and what the players get to know of it. */
export function dealRound(start: RoundStart, rng: Rng): { state: State; events: readonly AddressedEvent[] } {
  const { options, round, opener, money, history } = start;
  const tiles = tilesOf(options);
  const grounds = drawGrounds(tiles, rng);
  const others = rng.shuffle(tiles.map(({ id }) => id).filter((id) => !grounds.includes(id)));
  const hands: Hands = [ascending(others.slice(0, HAND_SIZE)), ascending(others.slice(HAND_SIZE, 2 * HAND_SIZE))];
  const building: Building = grounds.map((tile, column) => ({ tile, column, row: 0, rests: null, consumed: false }));
  const state: State = {
    game: 'construction-boom',
    options,
    phase: 'bid',
    round,
    opener,
    actor: opener,
    money,
    history,
    bid: null,
    contract: null,
    hands,
    aside: ascending(others.slice(2 * HAND_SIZE)),
    removed: [],
    building,
    turn: null,
    passes: 0,
    open: [],
    bonusUsed: false,
  };
  const events = [
    toAll({ type: 'dealt', round, grounds, opener }),
    toSeat(0, { type: 'hand', tiles: hands[0] }),
    toSeat(1, { type: 'hand', tiles: hands[1] }),
  ];
  return { state, events };
}

function drawGrounds(tiles: TileSet, rng: Rng): readonly TileId[] {
  let order = tiles.filter(({ type }) => type === 'ground').map(({ id }) => id);
  do order = rng.shuffle(order);
  while (ofOneMaterial(order.slice(0, FIRST_GROUNDS), tiles));
  return order.slice(0, FIRST_GROUNDS);
}

export function ofOneMaterial(ids: readonly TileId[], tiles: TileSet): boolean {
  return new Set(ids.map((id) => tileOf(tiles, id).material)).size <= 1;
}

/**
 * The first round, dealt (§2, §9).
 * @param raw the options; those left out take their defaults
 * @returns the state and its events; or `bad-seats`, then `bad-options`
 */
export function setup(raw: unknown, seats: number, rng: Rng): Result<Step<ConstructionBoom>> {
  if (seats !== 2) return refuse('bad-seats', 'Construction BOOM! is a game for exactly two players.', '9');
  const options = readOptions(raw === undefined ? {} : raw, seats);
  if (!options.ok) return options;
  const opener = options.value.opener === 'random' ? rng.int(2) : options.value.opener;
  return ok(
    dealRound({ options: options.value, round: 1, opener: opener === 0 ? 0 : 1, money: [0, 0], history: [] }, rng),
  );
}
