import { actors, type Game, type GameTypes, legal, outcome, type Rng, type Seat, sameJson } from '@boomtown/game-core';
import type { Bot, Level, Observation, Thinking } from './bot.ts';
import { mostOf, randomOf } from './choosing.ts';
import { type Branch, type Branches, branchesOf, type Chosen, learn, promising } from './search-tree.ts';
import { worldsOf } from './worlds.ts';

/** One in N decisions is random. */
const SLIPS: Readonly<Record<Level, number>> = { easy: 3, normal: 12, hard: Number.POSITIVE_INFINITY };
/** How often a match is tried to its end, at most. */
const MAX_TRIES: Readonly<Record<Level, number>> = { easy: 8, normal: 80, hard: Number.POSITIVE_INFINITY };
/** Maximum number of actions in a try; a match may be longer. */
const LONGEST_TRY = 300;
/** Actions that a seat compares at first sight in a try; it does the best one. */
const GLANCES = 8;
/** How much of what is aimed at is to win; the rest is to be far ahead. */
const TO_WIN = 0.3;

/** What the acting seat sees. */
export type Glance<T extends GameTypes> = Pick<Observation<T>, 'view' | 'own' | 'seat'>;

export interface SearchSettings<T extends GameTypes> {
  /** Any one state that fits what the seat sees, from that alone. A game that hides nothing may leave it out: its public view is read as a state. */
  invent?(sight: Observation<T>): T['State'];
  /** How good an action is for the seat at first sight, the more the better; left out, all are alike. */
  worth?(action: T['Action'], glance: Glance<T>): number;
}

/**
 * A bot for any game: tries matches to their end, each in a world that could be the true one, and remembers what came of
 * which action (information-set tree search). Where it has no time, or no world, it takes what is worth the most at first sight.
 */
export function defaultBot<T extends GameTypes>(game: Game<T>, settings: SearchSettings<T> = {}): Bot<T> {
  return {
    choose(sight, thinking) {
      const { level, rng } = thinking;
      if (sight.legal.length < 2) return randomOf(sight.legal, rng);
      if (Number.isFinite(SLIPS[level]) && rng.int(SLIPS[level]) === 0) return randomOf(sight.legal, rng);
      const search = new Search(game, settings, rng);
      return search.best({ ...sight, legal: rng.shuffle(sight.legal) }, thinking);
    },
  };
}

class Search<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #settings: SearchSettings<T>;
  readonly #rng: Rng;
  readonly #root: Branches<T['Action']> = new Map();
  /** The furthest that anybody was ahead or behind in a try. */
  #furthest = 1;

  constructor(game: Game<T>, settings: SearchSettings<T>, rng: Rng) {
    this.#game = game;
    this.#settings = settings;
    this.#rng = rng;
  }

  best(sight: Observation<T>, { level, isOver }: Thinking): T['Action'] {
    const branches = branchesOf(this.#root, sight.legal, (action) => this.#worth(action, sight));
    const world = this.#worldsOf(sight);
    for (let tries = 0; world !== null && tries < MAX_TRIES[level] && !isOver(); tries += 1) {
      this.#try(world(), sight.seat);
    }
    const most = Math.max(...branches.map(({ visits }) => visits));
    return mostOf(
      branches.filter(({ visits }) => visits === most),
      ({ worth }) => worth,
    ).action;
  }

  #worldsOf(sight: Observation<T>): (() => T['State']) | null {
    const { invent } = this.#settings;
    if (invent !== undefined) return worldsOf(this.#game, invent, sight, this.#rng);
    const read = this.#game.info.hidden ? null : this.#game.parseState(sight.view);
    if (read === null || !read.ok || !sameJson(this.#game.publicView(read.value), sight.view)) return null;
    return () => read.value;
  }

  /** One match from this world on: by the tree as long as it was there before, then by first sight to the end. */
  #try(world: T['State'], first: Seat): void {
    const path: Chosen<T['Action']>[] = [];
    let state = world;
    let known: Branches<T['Action']> | null = this.#root;
    let seat: Seat | undefined = first;
    for (let made = 0; seat !== undefined && made < LONGEST_TRY; made += 1) {
      let action: T['Action'];
      if (known === null) action = this.#atFirstSight(state, seat);
      else {
        const actor: Seat = seat;
        const glance = this.#glance(state, actor);
        const actions = this.#game.legal(glance.view, glance.own, actor);
        const branch: Branch<T['Action']> = promising(branchesOf(known, actions, (one) => this.#worth(one, glance)));
        path.push({ seat: actor, branch });
        known = branch.visits === 0 ? null : branch.next;
        ({ action } = branch);
      }
      ({ state } = this.#game.perform(state, seat, action, this.#rng));
      [seat] = actors(this.#game, state);
    }
    learn(path, this.#values(state));
  }

  #atFirstSight(state: T['State'], seat: Seat): T['Action'] {
    const actions = legal(this.#game, state, seat);
    if (this.#settings.worth === undefined) return randomOf(actions, this.#rng);
    const some = Array.from({ length: GLANCES }, () => randomOf(actions, this.#rng));
    const glance = this.#glance(state, seat);
    return mostOf(some, (action) => this.#worth(action, glance));
  }

  #glance(state: T['State'], seat: Seat): Glance<T> {
    return { view: this.#game.publicView(state), own: this.#game.privateView(state, seat), seat };
  }

  #worth(action: T['Action'], glance: Glance<T>): number {
    return this.#settings.worth?.(action, glance) ?? 0;
  }

  /** What a match that ended so is to each seat, from 0 to 1. */
  #values(state: T['State']): readonly number[] {
    const ending = outcome(this.#game, state);
    const seats = Array.from({ length: this.#game.seatsOf(state) }, (_, seat) => seat);
    if (ending === null) return seats.map(() => 1 / seats.length);
    return seats.map((seat) => {
      const others = ending.scores.filter((_, other) => other !== seat);
      const ahead = (ending.scores[seat] ?? 0) - Math.max(...others, Number.NEGATIVE_INFINITY);
      const margin = Number.isFinite(ahead) ? ahead : 0;
      this.#furthest = Math.max(this.#furthest, Math.abs(margin));
      const won = ending.winners.includes(seat) ? 1 / ending.winners.length : 0;
      return TO_WIN * won + (1 - TO_WIN) * (0.5 + margin / this.#furthest / 2);
    });
  }
}
