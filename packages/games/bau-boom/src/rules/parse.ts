import { isObject, malformed, type Result, type Seat } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { BLOCKS_A_COLOUR, COLOURS, START } from './data/pieces.ts';
import { colourOf, isComplete, isSupported, squaresOf } from './hill.ts';
import { legal } from './legal.ts';
import { placeOf } from './moving.ts';
import { MAX_SEATS, MIN_SEATS, shape } from './shape.ts';
import { barrowOf } from './state-draft.ts';
import { BLOCK_SPACES, effectOf, spaceKind } from './trail.ts';
import type { BauBoomState, Pending } from './types.ts';
import { planOf } from './view-rules.ts';

const read = parserOf(shape.state, 'state of Bau Boom');

/**
 * Reads a state from outside, or fails with `malformed`: exactly the fields of §6, every value in range, 18 blocks of
 * each colour, hills that stand, and a moment of the game in which a player can act or which the rules call its end.
 */
export function parseState(raw: unknown): Result<BauBoomState> {
  const seats = isObject(raw) && Array.isArray(raw.barrows) ? raw.barrows.length : 0;
  if (seats < MIN_SEATS || seats > MAX_SEATS) return malformed('There are two to four wheelbarrows.');
  const state = read(raw, seats);
  if (!state.ok) return state;
  const fault = faultOf(state.value);
  return fault === null ? state : malformed(fault);
}

/**
 * What keeps a state of the right shape from being one of this game, in words; `null` if nothing does. Whether play
 * could have led there is not asked.
 */
function faultOf(state: BauBoomState): string | null {
  return (
    faultOfPlaces(state) ??
    faultOfBlocks(state) ??
    faultOfHills(state) ??
    faultOfTrail(state) ??
    faultOfEnd(state) ??
    faultOfMoment(state)
  );
}

/** What a place may hold, where that depends on the options or on the place. */
function faultOfPlaces({ options, turn, trail, hills }: BauBoomState): string | null {
  if (turn >= options.turnLimit) return 'The turn is not below the turn limit.';
  if (!trail.every((block, space) => block === null || BLOCK_SPACES.includes(space))) {
    return 'Blocks lie on block spaces only.';
  }
  const planned = hills.every(({ plan, built }, seat) => {
    return plan === planOf(options, seat) && built.length === squaresOf(plan).length;
  });
  return planned ? null : 'A hill has the plan that the options name, with one entry a square.';
}

function faultOfBlocks(state: BauBoomState): string | null {
  const everywhere = [
    ...state.trail,
    ...state.container,
    ...state.barrows.flatMap(({ load }) => load),
    ...state.hills.flatMap(({ built }) => built),
    ...state.hand,
  ];
  const missing = COLOURS.find((colour) => everywhere.filter((block) => block === colour).length !== BLOCKS_A_COLOUR);
  return missing === undefined ? null : `There are not ${BLOCKS_A_COLOUR} ${missing} blocks.`;
}

/** §4.2: what lies on a hill has the colour of its square and rests on two blocks. */
function faultOfHills(state: BauBoomState): string | null {
  const stands = state.hills.every((hill, seat) =>
    squaresOf(hill.plan).every((square) => {
      const block = hill.built[square.square] ?? null;
      return block === null || (block === colourOf(seat, square) && isSupported(hill, square));
    }),
  );
  return stands ? null : 'On a hill a block has the wrong colour or nothing below it.';
}

/** §3.3: only the start holds more than one wheelbarrow. §5.3: with `young`, nothing lies in them. */
function faultOfTrail({ barrows, options }: BauBoomState): string | null {
  const out = barrows.map(({ at }) => at).filter((at) => at !== START);
  if (new Set(out).size !== out.length) return 'Two wheelbarrows stand on one space.';
  if (options.variant === 'young' && barrows.some(({ load }) => load.length > 0)) {
    return 'In the variant for young players nothing lies in the wheelbarrows.';
  }
  return null;
}

/** §4.5, §5.4: the game is over when a hill is complete or the last turn is done, and then only. */
function faultOfEnd(state: BauBoomState): string | null {
  const complete = state.hills.flatMap((hill, seat) => (isComplete(hill) ? [seat] : []));
  if (state.phase === 'over') {
    const ended = complete.length > 0 || state.turn === state.options.turnLimit - 1;
    return ended ? null : 'The game is not over: no hill is complete, and turns are left.';
  }
  // §5.2: a clever builder with blocks left over has a complete hill until one comes off.
  const paying = state.options.variant === 'clever' && state.phase === 'demolish' ? state.actor : null;
  return complete.every((seat) => seat === paying) ? null : 'A hill is complete, so the game is over.';
}

function faultOfMoment(state: BauBoomState): string | null {
  const { phase, actor, toMove, hand, queue } = state;
  if ((state.dice === null) !== (phase === 'roll')) return 'There are dice in every phase but roll.';
  if (hand.length > 0 !== (phase === 'build')) return 'There is a hand in the phase build only.';
  if ((actor === null) !== (phase === 'over')) return 'A player must act unless the game is over.';
  const building = phase === 'build' || phase === 'demolish';
  if (!building && queue.length > 0) return 'Nothing waits in the queue while nobody builds.';
  if (actor === null) return null;
  if (!building && actor !== toMove) return 'Another than the mover acts only to build.';
  if (phase === 'choice' && effectOf(state, toMove, placeOf(state, toMove), 'land').what !== 'may-take') {
    return 'There is no block that the mover may take or leave.';
  }
  if (building) {
    const fault = faultOfBuilder(state, actor) ?? faultOfQueue(state, actor);
    if (fault !== null) return fault;
  }
  return legal(state, actor).length > 0 ? null : 'The player to act has no legal action.';
}

/** §4.1: who builds has emptied the wheelbarrow on the start. §5.3: in `young` one block is built from where it was taken. */
function faultOfBuilder(state: BauBoomState, actor: Seat): string | null {
  if (state.options.variant !== 'young') {
    const { at, load } = barrowOf(state, actor);
    return at === START && load.length === 0 ? null : 'Who builds stands on the start with an empty wheelbarrow.';
  }
  if (state.phase === 'demolish') return 'In the variant for young players nothing is demolished.';
  return state.hand.length === 1 ? null : 'In the variant for young players one block is built at a time.';
}

/** §3.3, §6: what may still wait while `actor` builds: in `young` its own draw and refill; then, if it was pushed, others that were, and the mover. */
function faultOfQueue(state: BauBoomState, actor: Seat): string | null {
  const { queue, toMove, options } = state;
  const own = queue.findIndex(({ what }) => what === 'suffer' || what === 'land');
  const mine = own < 0 ? queue : queue.slice(0, own);
  const others = own < 0 ? [] : queue.slice(own);
  const fault =
    options.variant === 'young'
      ? faultOfYoungQueue(state, actor, mine)
      : mine.length > 0
        ? 'draw and refill belong to the variant young.'
        : null;
  if (fault !== null) return fault;

  if (actor === toMove) return others.length === 0 ? null : 'When the mover builds, nobody waits any more.';
  const last = others.at(-1);
  if (last?.what !== 'land' || last.seat !== toMove) return 'While a pushed player builds, the mover is still to land.';
  const pushed = others.slice(0, -1);
  if (pushed.some(({ what }) => what !== 'suffer')) return 'Only one lands in a turn, after all who were pushed.';
  const seats = [actor, ...others.map(({ seat }) => seat)];
  if (new Set(seats).size !== seats.length) return 'A seat waits twice.';
  if (others.some(({ seat }) => placeOf(state, seat) === START))
    return 'Nobody on the start waits for what its space does.';
  return null;
}

function faultOfYoungQueue(state: BauBoomState, actor: Seat, mine: readonly Pending[]): string | null {
  const at = placeOf(state, actor);
  const kind = spaceKind(at);
  const whats = mine.map(({ what }) => what).join();
  if (mine.some(({ seat }) => seat !== actor)) return 'draw and refill wait for the builder alone.';
  if (kind === 'normal' ? whats !== 'refill' : kind !== 'ladybug' || !['', 'refill', 'draw,refill'].includes(whats)) {
    return 'What waits does not go with the space on which the builder stands.';
  }
  return whats === '' || state.trail[at] === null ? null : 'There is a block where a new one is to be put.';
}
