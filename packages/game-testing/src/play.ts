import {
  type Addressed,
  apply,
  bytesToHex,
  commitmentTo,
  type Fairness,
  type Game,
  type GameTypes,
  type Outcome,
  outcome,
  readHex,
  type Seat,
  seedFrom,
  stepStream,
  TRANSCRIPT_FORMAT,
  type Transcript,
  textStream,
} from '@boomtown/game-core';
import { type Lean, randomAction } from './policy.ts';

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

export interface DealtMatch {
  readonly options: object;
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** One a seat, 16 bytes each. */
  readonly nonces: readonly Uint8Array[];
  readonly names: readonly string[];
}

/** When the first action of such a match was made; each further one a millisecond later. */
const BEGAN = 1_764_280_000_000;

/** A whole match, dealt from a secret and nonces and played at random, as a server would write it down. Throws where the setup is refused. */
export function finishedMatch<T extends GameTypes>(
  game: Game<T>,
  { options, secret, nonces, names }: DealtMatch,
): Transcript & { readonly fairness: Fairness } {
  const seed = bytesToHex(seedFrom(secret, nonces));
  const seats = nonces.length;
  const { positions, outcome } = playAtRandom(game, { options, seats, seed, policy: 'finished match' });
  if (outcome === null) throw new Error(`${game.info.id} did not come to an end`);
  return {
    format: TRANSCRIPT_FORMAT,
    game: game.info.id,
    options,
    seats,
    seed,
    names,
    actions: positions.flatMap(({ made, step }) => (made === null ? [] : [{ ...made, at: BEGAN + step - 1 }])),
    outcome,
    fairness: { commitment: commitmentTo(secret), secret: bytesToHex(secret), nonces: nonces.map(bytesToHex) },
  };
}

/** The 32 bytes of a seed: 64 hex digits are taken as they are; any other text is stretched to 32 bytes. */
export function seedBytes(text: string): Uint8Array {
  const given = readHex(text, 32);
  if (given !== undefined) return given;
  const stream = textStream(`seed ${text}`);
  return Uint8Array.from({ length: 32 }, () => stream.int(256));
}
