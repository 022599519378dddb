import type { Seat } from '@boomtown/game-core';
import type { Entry, TableRecord } from '../storage/index.ts';
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
  readonly #lateness: SpectatorDelay;
  readonly #namesAtStart: () => readonly (string | null)[];
  #names: readonly (string | null)[] = [];
  #pending: Moment[] = [];
  #shown: Moment | null = null;
  #isOver = false;

  /**
   * @param delay in actions; at least 1
   * @param namesAtStart is asked when the match begins
   */
  constructor(delay: number, namesAtStart: () => readonly (string | null)[]) {
    this.#namesAtStart = namesAtStart;
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

  /** The names that they see. */
  get names(): readonly (string | null)[] {
    return this.#names;
  }

  /** The match stands after a new entry, or begins. Calls back with each moment that is to be seen now, oldest first. */
  follow(match: MatchInPlay, left: Moment['left'], show: (moment: Moment) => void = () => {}): void {
    const step = latestOf(match.log);
    const { tableEvent } = step;
    if (step.step === 0) this.#names = this.#namesAtStart();
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
      if (done?.type === 'newcomer') this.#names = this.#names.with(done.seat, done.to);
      this.log.add(next.step);
      show(next);
    }
  }
}

/** The match of a record as those see it who watch; `null` where they see it as it goes on. */
export function delayedMatchOf(
  { terms }: Pick<TableRecord, 'terms'>,
  namesAtStart: () => readonly (string | null)[],
): DelayedMatch | null {
  return terms.watchDelay === 0 ? null : new DelayedMatch(terms.watchDelay, namesAtStart);
}

/** The names at a table before these entries, by which people may have come in others' places. */
export function namesBefore(names: readonly (string | null)[], entries: readonly Entry[]): readonly (string | null)[] {
  return entries.reduceRight(
    (before, entry) => (entry.kind === 'newcomer' ? before.with(entry.seat, entry.from) : before),
    names,
  );
}
