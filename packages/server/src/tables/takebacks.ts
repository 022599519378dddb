import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { EmptyReply, Notice, RequestOf, TakeBackReply } from '@boomtown/wire';
import type { Decided } from '../storage/index.ts';
import type { MatchInPlay } from './match-in-play.ts';
import { refuseAs } from './refusals.ts';
import type { Revocable } from './revocable-actions.ts';
import { type TakebackAsk, TakebackAsks } from './takeback-ask.ts';

/** What takebacks need of the match that they are about. */
export interface TakebackParts {
  readonly match: MatchInPlay;
  /** Do the table's terms allow any? */
  readonly allowed: boolean;
  readonly seats: number;
  /** Does a person play this seat? Bots agree to everything. */
  isPerson(seat: Seat): boolean;
  /** Undoes the last action, durably. `request`: the id of the request that asked for it, if it is done at once; `decided`: who agreed last. */
  undo(undone: Revocable, request: string | null, agreed: readonly Seat[], decided?: Decided): Promise<void>;
  /** Something about the asks changed. */
  changed(): void;
  notice(notice: Notice): void;
}

/** The takebacks of one table: at once where nothing came of an action yet, else when all others agree. */
export class Takebacks {
  readonly #parts: TakebackParts;
  readonly #asks = new TakebackAsks();

  constructor(parts: TakebackParts) {
    this.#parts = parts;
  }

  /** The action that may be taken back, if one may. */
  get revocable(): Revocable | null {
    return this.#parts.allowed ? this.#parts.match.revocable : null;
  }

  get ask(): TakebackAsk | null {
    return this.#asks.now;
  }

  /**
   * Takes the last action back, or asks the others. Refused as `no-takebacks`, `already-done`, `wrong-stage`,
   * `not-your-action`, `stale`, `came-to-light` or `asked-enough`.
   */
  async takeBack({ id, step, seat }: RequestOf<'takeBack'>): Promise<Result<TakeBackReply>> {
    const { match } = this.#parts;
    if (!this.#parts.allowed) return refuseAs('no-takebacks');
    if (match.wasTaken(seat, id)) return refuseAs('already-done');
    if (match.isOver) return refuseAs('wrong-stage');
    if (match.lastBy !== seat) return refuseAs('not-your-action');
    if (match.entry !== step) return refuseAs('stale');
    const { revocable } = match;
    if (revocable === null) return refuseAs('came-to-light');
    if (revocable.right === 'free' || this.#others(seat).length === 0) {
      await this.#parts.undo(revocable, id, []);
      return ok({ done: true });
    }
    if (this.#asks.now !== null) return refuseAs('already-done');
    if (!this.#asks.ask(seat, revocable.of)) return refuseAs('asked-enough');
    this.#parts.changed();
    return ok({ done: false });
  }

  /** Takes an answer; the last yes undoes the action, the first no ends the ask. Refused as `nothing-asked`. */
  async answer({ id, step, seats, agree }: RequestOf<'answerTakeback'>): Promise<Result<EmptyReply>> {
    const { now: ask } = this.#asks;
    const { revocable } = this.#parts.match;
    if (ask === null || revocable === null || ask.of !== step || revocable.of !== step)
      return refuseAs('nothing-asked');
    const others = this.#others(ask.seat);
    const by = seats.filter((seat) => others.includes(seat));
    const [first] = by;
    if (first === undefined) return refuseAs('nothing-asked');
    if (!agree) {
      this.#asks.refuse();
      this.#parts.changed();
      this.#parts.notice({ type: 'takeback-refused', seat: ask.seat, by: first });
      return ok({});
    }
    const agreed = new Set([...ask.agreed, ...by]);
    if (others.every((seat) => agreed.has(seat))) {
      await this.#parts.undo(revocable, null, others, decidedBy(first, id));
    } else {
      this.#asks.agree(by);
      this.#parts.changed();
    }
    return ok({});
  }

  /** Asks no longer. Refused as `nothing-asked`. */
  withdraw({ step, seat }: RequestOf<'withdrawTakeback'>): Result<EmptyReply> {
    const { now: ask } = this.#asks;
    if (ask?.of !== step || ask.seat !== seat) return refuseAs('nothing-asked');
    this.#asks.end();
    this.#parts.changed();
    return ok({});
  }

  /** Something happened in the match: nobody asks any more. */
  matchWentOn(): void {
    this.#asks.end();
  }

  #others(seat: Seat): readonly Seat[] {
    const { match, seats, isPerson } = this.#parts;
    const all = Array.from({ length: seats }, (_, other) => other);
    return all.filter((other) => other !== seat && isPerson(other) && !match.resigned.includes(other));
  }
}

/** Who said the last yes; given only where their request can come again. */
export function decidedBy(seat: Seat, request: string | undefined): Decided | undefined {
  return request === undefined ? undefined : { seat, request };
}
