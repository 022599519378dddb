import type { Seat } from '@boomtown/game-core';

/** How much an action that was seldom tried draws, against one that went well. */
const CURIOSITY = 1.2;
/** The worst action at first sight gets this power of e less of the first tries than the best. */
const TRUST = 4;

/** What is known of an action after the actions before it, in whatever world. */
export interface Branch<A> {
  readonly action: A;
  /** How good it is at first sight. */
  readonly worth: number;
  readonly next: Branches<A>;
  visits: number;
  /** What came of it, for the seat that acts: from 0 to 1 a visit. */
  total: number;
}

/** By the text of the action. Worlds in which other actions are legal share what they have in common. */
export type Branches<A> = Map<string, Branch<A>>;

/** The branches of these actions; new ones are made. `worth` is asked once for each. */
export function branchesOf<A>(
  known: Branches<A>,
  actions: readonly A[],
  worth: (action: A) => number,
): readonly Branch<A>[] {
  return actions.map((action) => {
    const name = JSON.stringify(action);
    const there = known.get(name);
    if (there !== undefined) return there;
    const made: Branch<A> = { action, worth: worth(action), next: new Map(), visits: 0, total: 0 };
    known.set(name, made);
    return made;
  });
}

/** The branch to try next: what went well, what looks good, and what was hardly tried. Of equals the first. */
export function promising<A>(branches: readonly Branch<A>[]): Branch<A> {
  let [visits, total, best, worst] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const branch of branches) {
    visits += branch.visits;
    total += branch.total;
    best = Math.max(best, branch.worth);
    worst = Math.min(worst, branch.worth);
  }
  const range = best - worst;
  const shares = branches.map(({ worth }) => (range > 0 ? Math.exp((-TRUST * (best - worth)) / range) : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const usual = visits === 0 ? 0.5 : total / visits;
  let chosen: Branch<A> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [nth, branch] of branches.entries()) {
    const mean = branch.visits === 0 ? usual : branch.total / branch.visits;
    const share = (shares[nth] ?? 0) / all;
    const draw = mean + (CURIOSITY * share * Math.sqrt(visits + 1)) / (1 + branch.visits);
    if (draw > most) [chosen, most] = [branch, draw];
  }
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

/** A step of a try: who chose which branch. */
export interface Chosen<A> {
  readonly seat: Seat;
  readonly branch: Branch<A>;
}

/** Notes what came of a try, for each who chose on its way. */
export function learn<A>(path: readonly Chosen<A>[], values: readonly number[]): void {
  for (const { seat, branch } of path) {
    branch.visits += 1;
    branch.total += values[seat] ?? 0;
  }
}
