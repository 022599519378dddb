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
  timeOut,
} from '@boomtown/game-core';
import type { OwnView, RequestOf, StandIn } from '@boomtown/wire';
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

/** How a step came about. */
export interface Made {
  readonly seat: Seat;
  /** The id of the request that brought it, if one did. */
  readonly request: string | null;
  readonly standIn: StandIn['by'] | null;
}

/** Who made the action of a step, if not the person whose seat it is. */
export function standInOf(made: Made | null): StandIn | null {
  return made === null || made.standIn === null ? null : { seat: made.seat, by: made.standIn };
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
    this.goTo(start, null);
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

  /** The step that the game makes for a seat, one of `actors`, whose time is up. Throws a `RulesFault` like `judge`. */
  timedOut(seat: Seat): { readonly action: unknown; readonly next: Standing } {
    let action: unknown;
    const next = standingOf(() => {
      const taken = timeOut(this.#now.match, seat);
      action = taken.action;
      return taken;
    });
    return { action, next };
  }

  /** Goes on to the next step. `made`: how it came about; `null` for the setup. */
  goTo(next: Standing, made: Made | null): void {
    this.#now = next;
    const { step } = next.match;
    this.#turns.push({ step, actors: next.actors, by: made?.seat ?? null });
    if (this.#turns.length > REMEMBERED_TURNS) this.#turns.shift();
    if (made !== null && made.request !== null) this.#ids.take(made.seat, made.request);
    this.log.add({ step, events: next.events, standIn: standInOf(made) });
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
