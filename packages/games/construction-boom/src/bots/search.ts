import type { Rng } from '@boomtown/game-core';
import { constructionBoomGame, type State } from '../rules/index.ts';
import {
  type Action,
  type BuildingView,
  type Contract,
  constructionBoomRules,
  type Placement,
  tileOf,
  tilesOf,
} from '../view.ts';
import { outlook, whileBuilding } from './worth.ts';

/** How many of the most promising actions are followed: at the root, and beyond it. */
const WIDTH_AT_ROOT = 12;
const WIDTH = 6;
const MOST_DEPTH = 6;

interface Choice {
  readonly action: Action;
  readonly after: State;
  /** What the contractor may hope for after it, in tiles. */
  readonly worth: number;
}

/** How long and how far a search goes. */
interface SearchLimits {
  readonly depth: number;
  readonly isOver: () => boolean;
  /** The actions that are looked at now; left out: all legal ones. */
  readonly actions?: readonly Action[];
}

/**
 * What each action of a construction phase is worth to the contractor, in tiles, when both go on well: an alpha-beta
 * search over the actions that look best, deeper and deeper until the time is up. The best for the player who acts comes first.
 */
export function searched(view: BuildingView, contract: Contract, rng: Rng, limits: SearchLimits): readonly Choice[] {
  const search = new Search(contract, rng, limits.isOver);
  let best: readonly Choice[] = search.choices(view, limits.actions);
  for (let depth = 1; depth < Math.min(limits.depth, MOST_DEPTH); depth += 1) {
    if (best.length < 2) return best;
    const deeper = search.deepened(view, best, depth);
    if (deeper === null) return best;
    best = deeper;
  }
  return best;
}

class Search {
  readonly #contract: Contract;
  readonly #rng: Rng;
  readonly #isOver: () => boolean;

  constructor(contract: Contract, rng: Rng, isOver: () => boolean) {
    this.#contract = contract;
    this.#rng = rng;
    this.#isOver = isOver;
  }

  /** Actions, every one if none are named, by how the building looks right after them, the best first. */
  choices(view: BuildingView, named?: readonly Action[]): readonly Choice[] {
    const { actor } = view;
    if (actor === null) return [];
    const known = new Set<string>();
    const choices: Choice[] = [];
    for (const action of named ?? constructionBoomRules.legal(view, {}, actor)) {
      const name = alike(view, action);
      if (known.has(name)) continue;
      known.add(name);
      // While a building goes up nothing is hidden, so the view is the state; what is dealt next is not looked at.
      const after = constructionBoomGame.perform(view, actor, action, this.#rng).state;
      choices.push({ action, after, worth: outlook(view, after, this.#contract) });
    }
    return choices.sort(this.#better(view));
  }

  #better(view: BuildingView): (a: Choice, b: Choice) => number {
    const side = view.actor === this.#contract.contractor ? 1 : -1;
    return (a, b) => side * (b.worth - a.worth);
  }

  /** The same choices judged by this many turns more; `null` if time ran out. */
  deepened(view: BuildingView, choices: readonly Choice[], depth: number): readonly Choice[] | null {
    const up = view.actor === this.#contract.contractor;
    const judged: Choice[] = [];
    let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const choice of choices.slice(0, WIDTH_AT_ROOT)) {
      const worth = this.#worth(view, choice, depth, low, high);
      if (worth === null) return null;
      judged.push({ ...choice, worth });
      if (up) low = Math.max(low, worth);
      else high = Math.min(high, worth);
    }
    return judged.sort(this.#better(view));
  }

  #worth(before: BuildingView, { after, worth }: Choice, depth: number, from: number, to: number): number | null {
    const view = after.round === before.round ? whileBuilding(after) : null;
    if (depth === 0 || view === null) return worth;
    if (this.#isOver()) return null;
    const up = view.actor === this.#contract.contractor;
    // A side or a bonus belongs to the turn: it takes nothing of the depth.
    const left = view.phase === 'build' ? depth - 1 : depth;
    let [low, high] = [from, to];
    let best: number | null = null;
    for (const choice of this.choices(view).slice(0, WIDTH)) {
      const value = this.#worth(view, choice, left, low, high);
      if (value === null) return null;
      if (best === null || (up ? value > best : value < best)) best = value;
      if (up) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    return best ?? worth;
  }
}

/** Names an action: those that do the same with tiles that are alike in all but their number have the same name. */
function alike(view: BuildingView, action: Action): string {
  const tiles = tilesOf(view.options);
  const named = ({ tile, column, row }: Placement): string => {
    const { material, type } = tileOf(tiles, tile);
    return `${material} ${type} ${column} ${row}`;
  };
  if (action.type === 'place') return action.tiles.map(named).join();
  if (action.type === 'bonus') return named(action);
  return JSON.stringify(action);
}
