import { actors, type Game, type GameTypes, legal, type Rng, type Seat } from '@boomtown/game-core';

/**
 * What a random player leans to, so that also long tails of a game are reached.
 * `even`: all legal actions alike. `types`: all types of action alike. `first`, `last`: mostly the first or last listed.
 */
export type Lean = 'even' | 'types' | 'first' | 'last';

export const LEANS: readonly Lean[] = ['even', 'types', 'last', 'first'];

/** Of ten choices a leaning player makes this many as it leans, the others evenly; so it always gets out of a circle. */
const LEANING = 7;

/**
 * A random actor's random legal action, or `null` when the game is over. With the lean `even` these are the choices of
 * the contract's `play`: a uniform actor, then a uniform legal action of it.
 */
export function randomAction<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  rng: Rng,
  lean: Lean = 'even',
): { readonly seat: Seat; readonly action: T['Action'] } | null {
  const acting = actors(game, state);
  if (acting.length === 0) return null;
  const seat = pick(acting, rng);
  return { seat, action: choose(legal(game, state, seat), rng, lean) };
}

function choose<A extends { readonly type: string }>(list: readonly A[], rng: Rng, lean: Lean): A {
  if (lean === 'even' || list.length < 2) return pick(list, rng);
  if (lean === 'types') {
    const type = pick([...new Set(list.map((action) => action.type))], rng);
    return pick(
      list.filter((action) => action.type === type),
      rng,
    );
  }
  if (rng.int(10) >= LEANING) return pick(list, rng);
  return pick(lean === 'first' ? list.slice(0, 1) : list.slice(-1), rng);
}

/** One item of a list that is not empty. */
export function pick<V>(list: readonly V[], rng: Rng): V {
  if (list.length === 0) throw new Error('There is nothing to choose from: an actor without a legal action?');
  // The index is inside the list.
  return list[rng.int(list.length)] as V;
}
