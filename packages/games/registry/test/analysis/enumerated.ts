import type { AnyBotEntry } from '@boomtown/bots/playing';
import { randomOf } from '@boomtown/bots/playing';
import { type AnyGame, actors, type GameTypes, legal, outcome, type Rng } from '@boomtown/game-core';

type State = GameTypes['State'];

/** A player of any game that takes each legal action with the same chance. */
export function randomPlayer(game: AnyGame): AnyBotEntry {
  return { game, create: () => ({ choose: ({ legal: actions }, { rng }) => randomOf(actions, rng) }) };
}

/**
 * Seat 0's part of the win when all play at random, worked out over every action and every draw; `null` where that takes
 * more positions than `most`.
 */
export function enumeratedValue(game: AnyGame, start: State, most: number): number | null {
  let positions = 0;
  const value = (state: State): number | null => {
    positions += 1;
    if (positions > most) return null;
    const ending = outcome(game, state);
    if (ending !== null) return ending.winners.includes(0) ? 1 / ending.winners.length : 0;
    const [seat] = actors(game, state);
    if (seat === undefined) throw new Error('a match that goes on has a seat to act');
    return mean(legal(game, state, seat), (action) =>
      meanOverChance((rng) => game.perform(state, seat, action, rng).state, value),
    );
  };
  return value(start);
}

/** The value of one action of the seat that acts, over all that chance makes of it. */
export function valueOfAction(game: AnyGame, state: State, action: GameTypes['Action'], most: number): number | null {
  const [seat] = actors(game, state);
  if (seat === undefined) return null;
  return meanOverChance(
    (rng) => game.perform(state, seat, action, rng).state,
    (after) => enumeratedValue(game, after, most),
  );
}

function mean<T>(items: readonly T[], value: (item: T) => number | null): number | null {
  let sum = 0;
  for (const item of items) {
    const one = value(item);
    if (one === null) return null;
    sum += one;
  }
  return sum / items.length;
}

/** Goes through all ways that the draws of `make` can come out, each with its chance. */
function meanOverChance<T>(make: (rng: Rng) => T, value: (made: T) => number | null): number | null {
  let sum = 0;
  let path: number[] = [];
  for (;;) {
    const sizes: number[] = [];
    const int = (n: number): number => {
      if (n === 1) return 0;
      const nth = sizes.push(n) - 1;
      path[nth] ??= 0;
      return path[nth] ?? 0;
    };
    const shuffle = (): never => {
      throw new Error('too many shuffles to go through');
    };
    const made = make({ int, shuffle });
    const one = value(made);
    if (one === null) return null;
    sum += one / sizes.reduce((product, n) => product * n, 1);
    path = path.slice(0, sizes.length);
    while (path.length > 0 && (path.at(-1) ?? 0) + 1 === sizes[path.length - 1]) path.pop();
    const last = path.at(-1);
    if (last === undefined) return sum;
    path = path.with(-1, last + 1);
  }
}
