import {
  type AnyGame,
  type GameTypes,
  type Match,
  type Outcome,
  ok,
  type Progress,
  type Result,
  type Seat,
  submit,
} from '@boomtown/game-core';
import type { OwnView, RequestOf } from '@boomtown/wire';
import { EventLog } from './event-log.ts';
import { refuseAs } from './refusals.ts';
import { RequestIds } from './request-ids.ts';
import { RulesFault } from './rules-fault.ts';
import { mayBeJudged, type Turn } from './staleness.ts';

/** As many steps back as a slow client's action may be made for. */
const REMEMBERED_TURNS = 32;

/** A step that can be gone to: all that follows from its state, so that nothing can fail any more once it is in the record. */
export interface Standing extends Progress<GameTypes> {
  readonly view: object;
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Works out what follows from a step. Whatever the rules' code throws comes out as a `RulesFault`. */
export function standingOf(progress: () => Progress<GameTypes>): Standing {
  try {
    const { match, events, sealed } = progress();
    const view = match.game.publicView(match.state);
    return { match, events, sealed, view, actors: match.game.actors(view), outcome: match.game.outcome(view) };
  } catch (cause) {
    throw new RulesFault('the rules failed', { cause });
  }
}

/** A match at its latest step, with what judging the next request needs. It changes only by `goTo`. */
export class MatchInPlay {
  readonly log = new EventLog();
  readonly #ids = new RequestIds();
  #now: Standing;
  #turns: Turn[] = [];

  constructor(start: Standing) {
    this.#now = start;
    this.goTo(start, null, null);
  }

  get game(): AnyGame {
    return this.#now.match.game;
  }

  get step(): number {
    return this.#now.match.step;
  }

  /** The public view of the latest step. */
  get view(): object {
    return this.#now.view;
  }

  /** The seats that may act now. */
  get actors(): readonly Seat[] {
    return this.#now.actors;
  }

  get outcome(): Outcome | null {
    return this.#now.outcome;
  }

  /** What these seats know beyond the public view. */
  ownViews(seats: readonly Seat[]): OwnView[] {
    return seats.map((seat) => ({ seat, view: this.game.privateView(this.#now.match.state, seat) }));
  }

  /**
   * The step that the request would lead to with the action as the game read it, or why it is refused: `already-done`,
   * `stale`, or as the rules say. Changes nothing. Throws a `RulesFault` when the rules' code fails.
   */
  judge(request: RequestOf<'act'>): Result<{ readonly action: unknown; readonly next: Standing }> {
    const { id, step, seat } = request;
    if (this.#ids.wasTaken(seat, id)) return refuseAs('already-done');
    if (!mayBeJudged(this.#turns, step, seat)) return refuseAs('stale');
    const taken = this.#submit(seat, request.action);
    if (!taken.ok) return taken;
    return ok({ action: taken.value.action, next: standingOf(() => taken.value) });
  }

  /** Goes on to the next step. `by` and `id`: the seat and the request that led to it, if one did. */
  goTo(next: Standing, by: Seat | null, id: string | null): void {
    this.#now = next;
    const { step } = next.match;
    this.#turns.push({ step, actors: next.actors, by });
    if (this.#turns.length > REMEMBERED_TURNS) this.#turns.shift();
    if (by !== null && id !== null) this.#ids.take(by, id);
    this.log.add({ step, events: next.events });
  }

  #submit(seat: Seat, action: unknown): ReturnType<typeof submit<GameTypes>> {
    const match: Match<GameTypes> = this.#now.match;
    try {
      return submit(match, seat, action);
    } catch (cause) {
      throw new RulesFault('the rules failed', { cause });
    }
  }
}
