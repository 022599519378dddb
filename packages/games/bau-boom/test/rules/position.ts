import { type Addressed, apply, judge, type Rng, type Step } from '@boomtown/game-core';
import { colourOf, squaresOf } from '../../src/rules/hill.ts';
import {
  type BauBoom,
  type BauBoomAction,
  type BauBoomEvent,
  type BauBoomOptions,
  type BauBoomState,
  type Block,
  bauBoomGame,
} from '../../src/rules/index.ts';
import { ALL_BLOCKS } from '../../src/rules/setup.ts';
import { BLOCK_SPACES, SPACES } from '../../src/rules/trail.ts';
import { DEFAULTS, planOf } from '../../src/rules/view-rules.ts';

type Moment = Pick<BauBoomState, 'phase' | 'toMove' | 'actor' | 'turn' | 'dice' | 'hand' | 'queue'>;

/** What a test says of a position; everything else is bare: no blocks on the trail, empty hills, all wheelbarrows on the start. */
export interface Given extends Partial<Moment> {
  readonly seats?: number;
  readonly options?: Partial<BauBoomOptions>;
  readonly trail?: Readonly<Record<number, Block>>;
  /** Where the wheelbarrows stand, and what lies in them, by seat. */
  readonly at?: readonly number[];
  readonly loads?: readonly (readonly Block[])[];
  /** The covered squares of each hill, by seat. */
  readonly built?: readonly (readonly number[])[];
  /** All blocks that the test says nothing of: in the container, on bare spaces without wheelbarrows, or at the bottom of this seat's load. */
  readonly rest?: 'container' | 'trail' | number;
}

/** A position as the test describes it, with 18 blocks of each colour; throws if it is none of the game. */
export function position(given: Given): BauBoomState {
  const { seats = 2, rest = 'container', phase = 'roll', toMove = 0 } = given;
  const options: BauBoomOptions = { ...DEFAULTS, ...given.options };
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const hills = everySeat.map((seat) => {
    const plan = planOf(options, seat);
    const covered = given.built?.[seat] ?? [];
    return { plan, built: squaresOf(plan).map((one) => (covered.includes(one.square) ? colourOf(seat, one) : null)) };
  });
  const loads = everySeat.map((seat) => given.loads?.[seat] ?? []);
  const hand = given.hand ?? [];
  const used = [...Object.values(given.trail ?? {}), ...loads.flat(), ...hand, ...hills.flatMap(({ built }) => built)];
  const others = [...ALL_BLOCKS];
  for (const block of used) if (block !== null) others.splice(others.indexOf(block), 1);
  const at = everySeat.map((seat) => given.at?.[seat] ?? 0);
  const trail = SPACES.map((space) => given.trail?.[space] ?? null);
  if (rest === 'trail') {
    const bare = BLOCK_SPACES.filter((space) => trail[space] === null && !at.includes(space));
    for (const space of bare) trail[space] = others.shift() ?? null;
  }
  const read = bauBoomGame.parseState({
    game: 'bau-boom',
    options,
    phase,
    toMove,
    actor: given.actor === undefined ? (phase === 'over' ? null : toMove) : given.actor,
    turn: given.turn ?? 0,
    dice: given.dice ?? (phase === 'roll' ? null : [1, 2]),
    trail,
    container: typeof rest === 'number' ? [] : others,
    barrows: loads.map((load, seat) => ({
      at: at[seat],
      load: rest === seat ? [...others, ...load] : load,
    })),
    hills,
    hand,
    queue: given.queue ?? [],
  });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Chance that gives these numbers and no others; of one thing there is nothing to choose. */
function scripted(numbers: readonly number[]): Rng & { readonly left: () => number } {
  let next = 0;
  return {
    int(n) {
      if (n === 1) return 0;
      const number = numbers[next];
      if (number === undefined || number >= n) throw new Error(`draw ${next} of ${n} is not in the script`);
      next += 1;
      return number;
    },
    shuffle() {
      throw new Error('nothing is shuffled in a turn');
    },
    left: () => numbers.length - next,
  };
}

/** What the seat that is asked does; `draws` are the indexes that chance gives, all of which must be used. */
export function act(state: BauBoomState, action: BauBoomAction, draws: readonly number[] = []): Step<BauBoom> {
  const rng = scripted(draws);
  const step = apply(bauBoomGame, state, state.actor, action, rng);
  if (!step.ok) throw new Error(`${JSON.stringify(action)} is refused: ${step.error.code}`);
  if (rng.left() > 0) throw new Error(`${rng.left()} draws of the script were not needed`);
  const reread = bauBoomGame.parseState(step.value.state);
  if (!reread.ok) throw new Error(`the next state is no state: ${reread.error.message}`);
  return step.value;
}

/** The code with which the seat that is asked is refused, or `null`. */
export function refusalCode(state: BauBoomState, action: unknown, seat = state.actor): string | null {
  const judged = judge(bauBoomGame, state, seat, action);
  return judged.ok ? null : judged.error.code;
}

/** The events in full: of a secret the copy that holds it. */
export function shownEvents({ events }: Step<BauBoom>): readonly BauBoomEvent[] {
  return events.flatMap((one: Addressed<BauBoomEvent>) => ('except' in one ? [] : [one.event]));
}

/** The index in the container of the first block of this colour. */
export function indexOf(state: BauBoomState, colour: Block): number {
  return state.container.indexOf(colour);
}
