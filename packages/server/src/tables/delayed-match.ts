import type { Seat } from '@boomtown/game-core';
import type { NewcomerEntry, TableRecord } from '../storage/index.ts';
import { EventLog, type LoggedStep, latestOf } from './event-log.ts';
import type { MatchInPlay } from './match-in-play.ts';
import { SpectatorDelay } from './spectator-delay.ts';

/** A match after one entry, as delayed spectators see it. */
export interface Moment {
  readonly step: LoggedStep;
  readonly view: object;
  /** The resigned seats. */
  readonly resigned: readonly Seat[];
  /** The seats that substitute bots played. */
  readonly substituted: readonly Seat[];
  /** Milliseconds that each clock had left; `null`: unknown. */
  readonly left: readonly number[] | null;
}

/**
 * A match as spectators see it with a delay. It holds the moments that they may not see yet. They see nothing else of the
 * table until the match is over.
 */
export class DelayedMatch {
  /** The steps that they may read. */
  readonly log = new EventLog();
  /** The seats whose new players they have seen come. */
  readonly newcomers = new Set<Seat>();
  readonly #lateness: SpectatorDelay;
  #pending: Moment[] = [];
  #shown: Moment | null = null;
  #isOver = false;

  /** @param delay in actions; at least 1 */
  constructor(delay: number) {
    this.#lateness = new SpectatorDelay(delay);
  }

  /** What they see; `null` while they see the present: before the start, and after the end. */
  get shown(): Moment | null {
    return this.#isOver && this.#pending.length === 0 ? null : this.#shown;
  }

  /** Number of the newest entry that they see. */
  get entry(): number {
    return this.#shown?.step.step ?? 0;
  }

  /** The names that they see, of those at the table now: before the new players whom they do not see yet. */
  namesSeen(now: readonly (string | null)[]): readonly (string | null)[] {
    const unseen = this.#pending.flatMap(({ step: { tableEvent } }) =>
      tableEvent?.type === 'newcomer' ? [tableEvent] : [],
    );
    return namesBefore(now, unseen);
  }

  /** The match stands after a new entry, or begins. Calls back with each moment that is to be seen now, oldest first. */
  follow(match: MatchInPlay, left: Moment['left'], show: (moment: Moment) => void = () => {}): void {
    const step = latestOf(match.log);
    const { tableEvent } = step;
    this.#pending.push({ step, view: match.view, resigned: match.resigned, substituted: match.substituted, left });
    if (step.step > 0) {
      const undoes = tableEvent?.type === 'took-back' ? tableEvent.of : null;
      this.#lateness.add({ entry: step.step, acts: tableEvent === undefined, undoes });
    }
    this.#isOver = match.isOver;
    if (this.#isOver) this.#lateness.end();
    for (
      let [next] = this.#pending;
      next !== undefined && next.step.step <= this.#lateness.seen;
      [next] = this.#pending
    ) {
      this.#pending.shift();
      this.#shown = next;
      const { tableEvent: done } = next.step;
      if (done?.type === 'took-back') this.log.remove(done.of);
      if (done?.type === 'newcomer') this.newcomers.add(done.seat);
      this.log.add(next.step);
      show(next);
    }
  }
}

/** The match of a record as those see it who watch; `null` where they see it as it goes on. */
export function delayedMatchOf({ terms }: Pick<TableRecord, 'terms'>): DelayedMatch | null {
  return terms.watchDelay === 0 ? null : new DelayedMatch(terms.watchDelay);
}

/** The names at a table before these new players came in others' places, in that order. */
export function namesBefore(
  names: readonly (string | null)[],
  newcomers: readonly Pick<NewcomerEntry, 'seat' | 'from'>[],
): readonly (string | null)[] {
  return newcomers.reduceRight((before, { seat, from }) => before.with(seat, from), names);
}
