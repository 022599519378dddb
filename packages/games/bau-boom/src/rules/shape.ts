import {
  either,
  flag,
  list,
  object,
  oneOf,
  optional,
  orNull,
  pair,
  perSeat,
  places,
  said,
  seat,
  tagged,
  whole,
} from '@boomtown/game-core/shapes';
import { BLOCKS_A_COLOUR, COLOURS, TRAIL_LENGTH } from './data/pieces.ts';

export const VARIANTS = ['standard', 'clever', 'young'] as const;
/** The plans of a hill, named by their numbers of squares (§1.3). */
export const PLANS = ['10', '15'] as const;
/** What the wheelbarrow moves by: a die, both dice together, or the larger less the smaller (§3.1, §5.2). */
export const MOVES = ['first', 'second', 'sum', 'difference'] as const;

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;
export const MAX_TURN_LIMIT = 10_000;

const BLOCKS = BLOCKS_A_COLOUR * COLOURS.length;

const block = oneOf(...COLOURS);
const blocks = list(block);
const plan = oneOf(...PLANS);
/** The number of a trail space, 0 (the start) to 29 (§1.2). */
const space = whole(0, TRAIL_LENGTH - 1);
/** The number of a square of a hill, from the bottom row up, left to right (§1.3). */
const square = whole(0, Math.max(...PLANS.map(Number)) - 1);
const dice = pair(whole(1, 6));

const options = object({
  variant: said(oneOf(...VARIANTS), 'standard, clever or young', '5'),
  /** One plan for all, or one a seat. */
  hills: said(either(plan, perSeat(plan)), '"10" or "15" for all, or a list with one for each seat', '2.1'),
  starter: said(either(oneOf('random'), seat), '"random" or one of the seats', '2.2'),
  /** Does everybody see what lies in the wheelbarrows (§3.8)? */
  openBarrows: said(flag, 'true or false', '3.8'),
  /** The number of turns after which the game is over at the latest (§5.4). */
  turnLimit: said(whole(1, MAX_TURN_LIMIT), `a whole number from 1 to ${MAX_TURN_LIMIT}`, '5.4'),
});

/** What everybody sees of a state as it is. */
const open = {
  game: oneOf('bau-boom'),
  options,
  phase: oneOf('roll', 'move', 'choice', 'build', 'demolish', 'over'),
  /** The seat whose turn it is; stays when the game is over. */
  toMove: seat,
  /** The seat that must act: another than `toMove` while a pushed player builds. */
  actor: orNull(seat),
  /** Number of the turn, from 0. */
  turn: whole(0, MAX_TURN_LIMIT - 1),
  /** `null` in phase `roll` only. */
  dice: orNull(dice),
  /** One entry a space; `null` on the start and the anteaters. */
  trail: places(orNull(block), TRAIL_LENGTH),
  /** What lies on each square of a hill; `null` on an empty one. */
  hills: perSeat(object({ plan, built: list(orNull(block), 10, 15) })),
  /** The blocks that `actor` is building with, in the order in which they were loaded. */
  hand: blocks,
  /**
   * What is still to happen in this turn after what is being asked now (§6). `suffer`: the space of a pushed wheelbarrow
   * takes effect; `land`: the mover's does; `draw` and `refill` (variant `young`): a ladybug's block, a new block under
   * the wheelbarrow.
   */
  queue: list(object({ what: oneOf('suffer', 'land', 'draw', 'refill'), seat })),
};

/** Everything that the game takes, keeps and shows: types, parsing and the wire follow from it. */
export const shape = {
  options,
  state: object({ ...open, container: blocks, barrows: perSeat(object({ at: space, load: blocks })) }),
  publicView: object({
    ...open,
    /** How many blocks are in the container. */
    container: whole(0, BLOCKS),
    /** Of a load the blocks (option `openBarrows`), or how many there are. */
    barrows: perSeat(object({ at: space, load: either(whole(0, BLOCKS), blocks) })),
  }),
  /** Nobody knows more than everybody: not even its owner looks into a wheelbarrow (§3.8). */
  privateView: object({}),
  /** Squares are any whole number: one that no hill has is refused as `no-such-square`, later. */
  action: tagged('type', {
    roll: {},
    move: { by: oneOf(...MOVES) },
    take: {},
    leave: {},
    build: { block, square: whole() },
    demolish: { square: whole() },
  }),
  /**
   * What an action did, in order. `block` of `drawn` is missing in the half that is for those who may not see it. Told
   * again later, `loaded`, `drawn` and `filled` are without their blocks where loads are covered (§3.8).
   */
  event: tagged('type', {
    rolled: { seat, dice },
    moved: { seat, from: space, to: space },
    pushed: { seat, by: seat, from: space, to: space },
    loaded: { seat, from: space, block: optional(block) },
    drawn: { seat, block: optional(block) },
    lost: { seat },
    left: { seat },
    unloaded: { seat, blocks },
    built: { seat, block, square },
    returned: { seat, count: whole(0, BLOCKS) },
    demolished: { seat, square, block },
    filled: { spaces: list(space), blocks: optional(blocks) },
    won: { seat },
    'turn-limit': {},
  }),
};
