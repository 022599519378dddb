import {
  type Addressed,
  apply,
  type Game,
  type GameTypes,
  type Outcome,
  outcome,
  type Seat,
  stepStream,
  textStream,
} from '@boomtown/game-core';
import { type Lean, randomAction } from './policy.ts';
import { seedBytes } from './seed.ts';

/** One position of a game, and how it was reached: `made` is `null` for the setup. */
export interface Position<T extends GameTypes> {
  /** The number of actions made so far. */
  readonly step: number;
  readonly made: { readonly seat: Seat; readonly action: T['Action'] } | null;
  /** What happened on the way here. */
  readonly events: readonly Addressed<T['Event']>[];
  readonly state: T['State'];
}

/** A game from its setup on, every position of it. */
export interface Play<T extends GameTypes> {
  readonly positions: readonly Position<T>[];
  /** `null` when the play was cut off before the end. */
  readonly outcome: Outcome | null;
}

export interface PlaySettings {
  readonly options: object;
  readonly seats: number;
  /** 64 hex digits, or any text that a seed is made of. */
  readonly seed: string;
  /** Any text; the choices of the random players follow from it. */
  readonly policy: string;
  readonly lean?: Lean;
  /** Actions after which the play is cut off; 5000 if not given. */
  readonly maxActions?: number;
}

/** Plays a game from the setup to its end at random; throws where the setup or an action is refused. */
export function playAtRandom<T extends GameTypes>(game: Game<T>, settings: PlaySettings): Play<T> {
  const { options, seats, policy, lean = 'even', maxActions = 5000 } = settings;
  const seed = seedBytes(settings.seed);
  const choices = textStream(policy);
  const first = game.setup(options, seats, stepStream(seed, 0));
  if (!first.ok) throw new Error(`${game.info.id} refuses the setup: ${first.error.code}: ${first.error.message}`);
  let state: T['State'] = first.value.state;
  const positions: Position<T>[] = [{ step: 0, made: null, events: first.value.events, state }];
  for (let step = 1; step <= maxActions; step += 1) {
    const made = randomAction(game, state, choices, lean);
    if (made === null) break;
    const next = apply(game, state, made.seat, made.action, stepStream(seed, step));
    if (!next.ok) {
      throw new Error(`${game.info.id} refuses the legal action ${JSON.stringify(made)}: ${next.error.code}`);
    }
    state = next.value.state;
    positions.push({ step, made, events: next.value.events, state });
  }
  return { positions, outcome: outcome(game, state) };
}
