import { hasExactly, isListOf, isOneOf, isWhole, malformed, ok, plainZero, type Result } from '@boomtown/game-core';
import { COLOURS } from './data/blocks.ts';
import { TRAIL_LENGTH } from './data/trail.ts';
import { squaresOf } from './hill.ts';
import { MAX_SEATS, MIN_SEATS, planOf, readOptions } from './options.ts';
import { faultOf } from './state-faults.ts';
import { BLOCK_SPACES } from './trail.ts';
import type { Barrow, BauBoomOptions, BauBoomState, Block, Dice, Hill, Pending, Phase, Plan } from './types.ts';

const FIELDS = [
  'game',
  'options',
  'phase',
  'toMove',
  'actor',
  'turn',
  'dice',
  'trail',
  'container',
  'barrows',
  'hills',
  'hand',
  'queue',
] as const;

const PHASES: readonly Phase[] = ['roll', 'move', 'choice', 'build', 'demolish', 'over'];
const PENDING: readonly Pending['what'][] = ['suffer', 'land', 'draw', 'refill'];

/**
 * Reads a state from outside, or fails with `malformed`: exactly the fields of §6, every value in range, 18 blocks of
 * each colour, hills that stand, and a moment of the game in which somebody can act or which the rules call its end.
 */
export function parseState(raw: unknown): Result<BauBoomState> {
  if (!hasExactly(raw, FIELDS) || raw.game !== 'bau-boom') return malformed('This is no state of Bau Boom.');
  const { barrows: rawBarrows } = raw;
  if (!Array.isArray(rawBarrows) || !isWhole(rawBarrows.length, MIN_SEATS, MAX_SEATS)) {
    return malformed('There are two to four wheelbarrows.');
  }
  const seats = rawBarrows.length;
  const options = parseOptions(raw.options, seats);
  if (options === null) return malformed('The options are not those of a table of this size, in full.');

  const { phase, toMove, actor, turn } = raw;
  if (!isOneOf(phase, PHASES)) return malformed('There is no such phase.');
  if (!isWhole(toMove, 0, seats - 1)) return malformed('toMove is no seat of this table.');
  if (actor !== null && !isWhole(actor, 0, seats - 1)) return malformed('actor is neither a seat nor null.');
  if (!isWhole(turn, 0, options.turnLimit - 1)) return malformed('The turn is not below the turn limit.');
  if (raw.dice !== null && !isDice(raw.dice)) return malformed('dice are two numbers from 1 to 6, or null.');
  if (!isTrail(raw.trail)) return malformed('The trail has 30 spaces, with blocks on none but block spaces.');
  if (!isListOf(raw.container, isBlock) || !isListOf(raw.hand, isBlock))
    return malformed('container and hand list blocks.');
  if (!isListOf(rawBarrows, isBarrow)) return malformed('A wheelbarrow has a space and a load.');
  if (!isHills(raw.hills, options, seats))
    return malformed('There is one hill a seat, of the plan that the options name, with one entry a square.');
  if (!isListOf(raw.queue, (item): item is Pending => isPending(item, seats)))
    return malformed('queue lists what no turn leaves to do.');

  const state: BauBoomState = {
    game: 'bau-boom',
    options,
    phase,
    toMove: plainZero(toMove),
    actor: actor === null ? null : plainZero(actor),
    turn: plainZero(turn),
    dice: raw.dice === null ? null : [raw.dice[0], raw.dice[1]],
    trail: [...raw.trail],
    container: [...raw.container],
    barrows: rawBarrows.map(({ at, load }) => ({ at: plainZero(at), load: [...load] })),
    hills: raw.hills.map(({ plan, built }) => ({ plan, built: [...built] })),
    hand: [...raw.hand],
    queue: raw.queue.map(({ what, seat }) => ({ what, seat: plainZero(seat) })),
  };
  const fault = faultOf(state);
  return fault === null ? ok(state) : malformed(fault);
}

function parseOptions(raw: unknown, seats: number): BauBoomOptions | null {
  // A state keeps its options with the defaults filled in, so none may be missing here.
  if (!hasExactly(raw, ['variant', 'hills', 'starter', 'openBarrows', 'turnLimit'])) return null;
  const read = readOptions(raw, seats);
  return read.ok ? read.value : null;
}

function isBlock(raw: unknown): raw is Block {
  return isOneOf(raw, COLOURS);
}

function isBlockOrNull(raw: unknown): raw is Block | null {
  return raw === null || isBlock(raw);
}

function isDie(raw: unknown): raw is number {
  return isWhole(raw, 1, 6);
}

function isDice(raw: unknown): raw is Dice {
  return isListOf(raw, isDie) && raw.length === 2;
}

function isTrail(raw: unknown): raw is readonly (Block | null)[] {
  if (!isListOf(raw, isBlockOrNull) || raw.length !== TRAIL_LENGTH) return false;
  return raw.every((block, space) => block === null || BLOCK_SPACES.includes(space));
}

function isBarrow(raw: unknown): raw is Barrow {
  return hasExactly(raw, ['at', 'load']) && isWhole(raw.at, 0, TRAIL_LENGTH - 1) && isListOf(raw.load, isBlock);
}

function isHills(raw: unknown, options: BauBoomOptions, seats: number): raw is readonly Hill[] {
  return Array.isArray(raw) && raw.length === seats && raw.every((hill, seat) => isHill(hill, planOf(options, seat)));
}

function isHill(raw: unknown, plan: Plan): raw is Hill {
  if (!hasExactly(raw, ['plan', 'built']) || raw.plan !== plan) return false;
  return isListOf(raw.built, isBlockOrNull) && raw.built.length === squaresOf(plan).length;
}

function isPending(raw: unknown, seats: number): raw is Pending {
  return hasExactly(raw, ['what', 'seat']) && isOneOf(raw.what, PENDING) && isWhole(raw.seat, 0, seats - 1);
}
