import { hasExactly, malformed, ok, type Result } from '@boomtown/game-core';
import { isConsistent } from './consistency.ts';
import { DEFAULTS, MOST_ROUNDS, readOptions } from './options.ts';
import {
  isComplete,
  readBuiltTile,
  readCell,
  readContract,
  readFinishedRound,
  readFlag,
  readList,
  readMoney,
  readOrNull,
  readPair,
  readPlayer,
  readStandingBid,
  readWhole,
  readWord,
} from './parse-fields.ts';
import { tilesOf } from './tiles.ts';
import { type Options, PHASES, type State } from './types.ts';

const FIELDS = [
  'game',
  'options',
  'phase',
  'round',
  'opener',
  'actor',
  'money',
  'history',
  'bid',
  'contract',
  'hands',
  'aside',
  'removed',
  'building',
  'turn',
  'passes',
  'open',
  'bonusUsed',
] as const;

/** Reads a state from outside (§9, "Loading a state"), or fails with `malformed`. */
export function parseState(raw: unknown): Result<State> {
  const state = readState(raw);
  if (state !== undefined && isConsistent(state)) return ok(state);
  return malformed('This is no state of Construction BOOM!.');
}

/** Exactly the fields of the page, each by itself in range. */
function readState(raw: unknown): State | undefined {
  if (!hasExactly(raw, FIELDS) || raw.game !== 'construction-boom') return undefined;
  const options = readAllOptions(raw.options);
  if (options === undefined) return undefined;
  const tiles = tilesOf(options).length;
  const readIds = (ids: unknown) => readList(ids, (id) => readWhole(id, 0, tiles - 1));
  const state = {
    game: raw.game,
    options,
    phase: readWord(raw.phase, PHASES),
    round: readWhole(raw.round, 1, MOST_ROUNDS),
    opener: readPlayer(raw.opener),
    actor: readOrNull(raw.actor, readPlayer),
    money: readPair(raw.money, readMoney),
    history: readList(raw.history, readFinishedRound),
    bid: readOrNull(raw.bid, readStandingBid),
    contract: readOrNull(raw.contract, readContract),
    hands: readPair(raw.hands, readIds),
    aside: readIds(raw.aside),
    removed: readIds(raw.removed),
    building: readList(raw.building, (built) => readBuiltTile(built, tiles)),
    turn: readOrNull(raw.turn, readPlayer),
    // Like a seat, 0 or 1.
    passes: readPlayer(raw.passes),
    open: readList(raw.open, (cell) => readCell(cell, tiles)),
    bonusUsed: readFlag(raw.bonusUsed),
  };
  return isComplete(state) ? { ...state, game: 'construction-boom' } : undefined;
}

/** In a state no option is left out. */
function readAllOptions(raw: unknown): Options | undefined {
  const every = Object.keys(DEFAULTS);
  return hasExactly(raw, every) ? readOptions(raw) : undefined;
}
