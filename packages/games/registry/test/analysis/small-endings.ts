import { type StudiedMatch, studied } from '@boomtown/analysis';
import { type AnyGame, actors, bytesToHex, legal, startMatch, submit, textStream } from '@boomtown/game-core';
import { enumeratedValue, randomPlayer } from './enumerated.ts';

/** A match that random players played, and a step of it whose value is known. */
export interface KnownStep {
  readonly match: StudiedMatch;
  readonly step: number;
  /** Seat 0's part of the win. */
  readonly value: number;
}

/** The most positions that are gone through. */
export const MOST_POSITIONS = 6000;

/** Steps shortly before the end of matches of random players, each neither won nor lost yet. */
export function knownSteps(game: AnyGame, options: object, count: number): readonly KnownStep[] {
  const found: KnownStep[] = [];
  for (let nth = 0; found.length < count; nth += 1) {
    if (nth === 200) throw new Error(`no ending of ${game.info.id} is small enough`);
    const match = randomMatch(game, options, nth);
    // From the end back, as far as it can be worked out.
    let known: KnownStep | null = null;
    for (let step = match.steps.length - 2; step >= 0; step -= 1) {
      const value = enumeratedValue(game, match.steps[step]?.state ?? {}, MOST_POSITIONS);
      if (value === null) break;
      if (value > 0.05 && value < 0.95) known = { match, step, value };
    }
    if (known !== null) found.push(known);
  }
  return found;
}

/** A match of two random players. */
function randomMatch(game: AnyGame, options: object, nth: number): StudiedMatch {
  const seed = new Uint8Array(32).fill(nth);
  const rng = textStream(`${game.info.id} ${nth} ${bytesToHex(seed)}`);
  const started = startMatch(game, options, 2, seed);
  if (!started.ok) throw new Error(started.error.message);
  let { match } = started.value;
  const actions = [];
  for (let [seat] = actors(game, match.state); seat !== undefined; [seat] = actors(game, match.state)) {
    const choices = legal(game, match.state, seat);
    const action = choices[rng.int(choices.length)];
    const taken = submit(match, seat, action);
    if (!taken.ok) throw new Error(taken.error.message);
    actions.push({ seat, action });
    match = taken.value.match;
  }
  return studied(randomPlayer(game), { options, seats: 2, seed, actions });
}
