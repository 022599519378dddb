import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { EmptyReply, Notice, RequestOf, Terms, VoteChoice } from '@boomtown/wire';
import type { MonotonicClock } from '../monotonic-clock.ts';
import type { Decided } from '../storage/index.ts';
import { refuseAs } from './refusals.ts';
import { decidedBy } from './takebacks.ts';

/** A player who is gone for longer is not just reloading the page: the others may let another player play. */
const AWAY_MS = 30_000;
const MINUTE_MS = 60_000;

/** What the absences of one table need of its match. */
export interface AbsenceParts {
  readonly terms: Terms;
  readonly monotonicClock: MonotonicClock;
  /** The seats whose people have not given up, whether they are here or not; none when the match is over. */
  people(): readonly Seat[];
  /** Does a bot play for the person of this seat? */
  isSubstituted(seat: Seat): boolean;
  /** Lets a bot play for the person of a seat, durably. `decided`: who agreed to it last, if that settled it. */
  substitute(seat: Seat, why: 'away' | 'vote', decided?: Decided): Promise<void>;
  /** Makes a code with which a new player can have a seat, and shows it to those who agreed. */
  offer(seat: Seat, to: readonly Seat[]): Promise<void>;
  /** The person of the seat has come. */
  returned(seat: Seat): void;
  serially(work: () => Promise<void>): Promise<void>;
  changed(): void;
  notice(notice: Notice): void;
  failed(error: unknown): void;
}

/** That all others shall agree who plays for a seat. */
export interface AbsenceVote {
  readonly seat: Seat;
  readonly heir: VoteChoice;
  readonly agreed: readonly Seat[];
}

/** Who of a table's people is away in mid-match, since when, and what comes of it. Lives in memory only: nobody is charged for a server that was down. */
export class Absences {
  readonly #parts: AbsenceParts;
  readonly #timers = new Map<Seat, () => void>();
  readonly #away = new Set<Seat>();
  #here: ReadonlySet<Seat> = new Set();
  #vote: AbsenceVote | null = null;

  constructor(parts: AbsenceParts) {
    this.#parts = parts;
  }

  get vote(): AbsenceVote | null {
    return this.#vote;
  }

  /** May the others let another player play for this seat? */
  isAway(seat: Seat): boolean {
    return this.#away.has(seat);
  }

  isHere(seat: Seat): boolean {
    return this.#here.has(seat);
  }

  /** The people of these seats are connected now. */
  attend(here: ReadonlySet<Seat>): void {
    const came = [...here].filter((seat) => !this.#here.has(seat));
    this.#here = here;
    for (const seat of came) {
      this.#stopTimer(seat);
      this.#away.delete(seat);
      if (this.#vote?.seat === seat) this.#vote = null;
      this.#parts.returned(seat);
    }
    for (const seat of this.#parts.people()) if (!here.has(seat) && !this.#timers.has(seat)) this.#leave(seat);
    if (this.#vote !== null) this.#decide(this.#vote.seat);
  }

  /**
   * Takes voices on who shall play for a seat. The last yes of those who are here settles it; the first no ends the
   * vote. Refused as `wrong-stage` where the terms know no votes, `not-away`, `already-done` while another one is under
   * way, or `nothing-asked`.
   */
  async voteAbsent({ id, seat, heir, seats, agree }: RequestOf<'voteAbsent'>): Promise<Result<EmptyReply>> {
    const { terms, changed, notice, isSubstituted } = this.#parts;
    if (!terms.vote) return refuseAs('wrong-stage');
    if (!this.isAway(seat) || (heir === 'bot' && isSubstituted(seat))) return refuseAs('not-away');
    const voters = this.#voters(seat);
    const by = seats.filter((one) => voters.includes(one));
    const [first] = by;
    if (first === undefined) return refuseAs('nothing-asked');
    if (this.#vote !== null && (this.#vote.seat !== seat || this.#vote.heir !== heir)) return refuseAs('already-done');
    if (!agree) {
      if (this.#vote === null) return refuseAs('nothing-asked');
      this.#vote = null;
      changed();
      notice({ type: 'vote-refused', seat, by: first });
      return ok({});
    }
    const agreed = new Set([...(this.#vote?.agreed ?? []), ...by]);
    this.#vote = { seat, heir, agreed: [...agreed].sort((a, b) => a - b) };
    if (this.#isAgreed()) await this.#grant(this.#vote, decidedBy(first, id));
    else changed();
    return ok({});
  }

  /** Perhaps one who had not answered gave up, the match is over, or a bot plays for one of them. */
  matchWentOn(): void {
    const vote = this.#vote;
    if (vote === null) return;
    if (vote.heir === 'bot' && this.#parts.isSubstituted(vote.seat)) this.#vote = null;
    else this.#decide(vote.seat);
    if (this.#vote === null) this.#parts.changed();
  }

  close(): void {
    for (const seat of [...this.#timers.keys()]) this.#stopTimer(seat);
  }

  #voters(seat: Seat): readonly Seat[] {
    const { people, isSubstituted } = this.#parts;
    return people().filter((other) => other !== seat && this.#here.has(other) && !isSubstituted(other));
  }

  #isAgreed(): boolean {
    const vote = this.#vote;
    if (vote === null) return false;
    const voters = this.#voters(vote.seat);
    return voters.length > 0 && voters.every((seat) => vote.agreed.includes(seat));
  }

  async #grant({ seat, heir }: AbsenceVote, decided?: Decided): Promise<void> {
    if (heir === 'bot') await this.#parts.substitute(seat, 'vote', decided);
    else await this.#parts.offer(seat, this.#voters(seat));
    this.#vote = null;
    this.#parts.changed();
  }

  /** A player who had not answered answers no more: perhaps all others have agreed. */
  #decide(seat: Seat): void {
    if (this.#voters(seat).length === 0) this.#vote = null;
    if (!this.#isAgreed()) return;
    this.#later(async () => {
      if (this.#vote?.seat === seat && this.#isAgreed()) await this.#grant(this.#vote);
    });
  }

  #leave(seat: Seat): void {
    const { monotonicClock, terms, changed } = this.#parts;
    const toBot = terms.botAfter === 0 ? null : terms.botAfter * MINUTE_MS - AWAY_MS;
    const away = () => {
      this.#away.add(seat);
      changed();
      if (toBot !== null)
        this.#timers.set(
          seat,
          monotonicClock.after(toBot, () => this.#longAway(seat)),
        );
    };
    this.#timers.set(seat, monotonicClock.after(AWAY_MS, away));
  }

  #longAway(seat: Seat): void {
    this.#later(async () => {
      if (!this.#here.has(seat)) await this.#parts.substitute(seat, 'away');
    });
  }

  #later(work: () => Promise<void>): void {
    this.#parts.serially(work).catch((error) => this.#parts.failed(error));
  }

  #stopTimer(seat: Seat): void {
    this.#timers.get(seat)?.();
    this.#timers.delete(seat);
  }
}
