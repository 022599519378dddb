import { apply, type Game, type GameTypes, type Moment, type Rng, rngFromWords, stepStream } from '@boomtown/game-core';

/** A moment, and the action taken. */
export interface Made<T extends GameTypes> extends Moment<T> {
  readonly action: T['Action'];
}

/** A match that is set up and waits for its first action. */
export interface Start<T extends GameTypes> {
  readonly seed: Uint8Array;
  readonly state: T['State'];
}

/** Different matches with these options, or the game's own defaults. */
export function startsOf<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  number: number,
  options: object = {},
): readonly Start<T>[] {
  return Array.from({ length: number }, (_, match) =>
    setUp(game, seats, options, new Uint8Array(32).fill(match % 256)),
  );
}

/** The match of this seed; throws where the game refuses it. */
export function setUp<T extends GameTypes>(game: Game<T>, seats: number, options: object, seed: Uint8Array): Start<T> {
  const first = game.setup(options, seats, stepStream(seed, 0));
  if (!first.ok) throw new Error(`${game.info.id} refuses the setup: ${first.error.code}`);
  return { seed, state: first.value.state };
}

/** No random match takes more actions. */
const MAX_ACTIONS = 5000;

/** The moments of a match that is played at random from its start to its end. */
export function* walk<T extends GameTypes>(game: Game<T>, start: Start<T>, choices: Rng): Generator<Made<T>> {
  let { state } = start;
  for (let step = 1; step <= MAX_ACTIONS; step += 1) {
    const view = game.publicView(state);
    const acting = game.actors(view);
    const seat = acting[choices.int(Math.max(1, acting.length))];
    if (seat === undefined) return;
    const legal = game.legal(view, game.privateView(state, seat), seat);
    const action = legal[choices.int(legal.length)];
    if (action === undefined) throw new Error(`${game.info.id} lists nothing for a seat that may act`);
    yield { state, seat, legal, action };
    const next = apply(game, state, seat, action, stepStream(start.seed, step));
    if (!next.ok) throw new Error(`${game.info.id} refuses a legal action: ${next.error.code}`);
    state = next.value.state;
  }
}

/** A generator of words for choices that need to be quick and repeatable rather than fair (xorshift32). */
export function quickWords(seed: number): () => number {
  let word = seed === 0 ? 1 : seed | 0;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  };
}

export function quickChance(seed: number): Rng {
  return rngFromWords(quickWords(seed));
}
