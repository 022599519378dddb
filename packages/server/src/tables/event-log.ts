import { type Addressed, type AnyGame, eventsFor, type Seat } from '@boomtown/game-core';
import type { RequestOf, StandIn, StepExtras } from '@boomtown/wire';

type TypedEvent = { readonly type: string };

/** One step's events with their audiences, and what else is to be said of it. */
export interface LoggedStep extends StepExtras {
  readonly step: number;
  readonly events: readonly Addressed<TypedEvent>[];
}

/** By whom an action with these events was made, as far as the events do not say it. */
export function makerOf(
  { seat, standIn }: { readonly seat: Seat; readonly standIn: StandIn['by'] | null },
  events: LoggedStep['events'],
): Pick<StepExtras, 'standIn' | 'quiet'> {
  if (standIn !== null) return { standIn: { seat, by: standIn } };
  return events.length === 0 ? { quiet: seat } : {};
}

/** How many of the last steps stay in memory; older ones are in the `FullLog` once a client reads back. */
const MAX_STEPS = 64;

/** The last steps of a table, oldest first. The numbers of what was taken back are missing. */
export class EventLog {
  #steps: LoggedStep[] = [];

  /** All that are stored. */
  get steps(): readonly LoggedStep[] {
    return this.#steps;
  }

  add(step: LoggedStep): void {
    this.#steps.push(step);
    if (this.#steps.length > MAX_STEPS) this.#steps.shift();
  }

  /** A step was taken back. */
  remove(step: number): void {
    this.#steps = this.#steps.filter((one) => one.step !== step);
  }

  /** The last `count` steps before `before`, fewer only from the start on; `undefined` if some of them are not stored. */
  last(count: number, before: number): readonly LoggedStep[] | undefined {
    const found = this.#steps.filter(({ step }) => step < before).slice(-count);
    const whole = found.length === count || this.#steps[0]?.step === 0;
    return whole ? found : undefined;
  }
}

/** The newest step of a log, which has its setup at least. */
export function latestOf({ steps }: EventLog): LoggedStep {
  const step = steps.at(-1);
  if (step === undefined) throw new Error('a match begins with its setup');
  return step;
}

/** A step as text, which takes a fraction of what its objects take. */
interface TextStep {
  readonly step: number;
  readonly text: string;
  /** The entry that took it back. */
  undoneBy: number | null;
}

/** Bytes that a step takes besides its text. */
const STEP_BYTES = 64;

/** All steps of one match since its setup, including those taken back, so that it can be read as of any entry. */
export class FullLog {
  readonly #steps: TextStep[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** Number of the latest step; -1 before the setup. */
  get latest(): number {
    return this.#steps.at(-1)?.step ?? -1;
  }

  /** Adds the next step; ignores one that it has. */
  add(step: LoggedStep): void {
    if (step.step <= this.latest) return;
    const { tableEvent } = step;
    const undone = tableEvent?.type === 'took-back' ? this.#steps[tableEvent.of] : undefined;
    if (undone !== undefined) undone.undoneBy = step.step;
    const text = JSON.stringify(step);
    this.#steps.push({ step: step.step, text, undoneBy: null });
    this.#bytes += text.length + STEP_BYTES;
  }

  /** The last `count` steps before `before`, oldest first, as they stood after the entry `at`. */
  last(count: number, before: number, at: number): readonly LoggedStep[] {
    const found: LoggedStep[] = [];
    for (let i = Math.min(before - 1, at, this.#steps.length - 1); i >= 0 && found.length < count; i -= 1) {
      const stored = this.#steps[i];
      if (stored === undefined || (stored.undoneBy !== null && stored.undoneBy <= at)) continue;
      // It was written from a step of this type.
      found.push(JSON.parse(stored.text) as LoggedStep);
    }
    return found.reverse();
  }

  /** All standing steps. */
  all(): readonly LoggedStep[] {
    return this.last(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, this.latest);
  }
}

/** All events of a match since its setup, so that bots can remember what the views no longer hold. Stored only once a bot asked. */
export class SeenEvents {
  readonly #log: EventLog;
  readonly #whole: () => Promise<FullLog>;
  #events: Addressed<TypedEvent>[] | null = null;

  /** @param whole brings the whole log, of which `log` may have forgotten the beginning */
  constructor(log: EventLog, whole: () => Promise<FullLog>) {
    this.#log = log;
    this.#whole = whole;
  }

  /** The events addressed to this seat so far. To be read between two steps. */
  async by(seat: Seat): Promise<readonly TypedEvent[]> {
    if (this.#events === null) {
      const steps = this.#log.steps[0]?.step === 0 ? this.#log.steps : (await this.#whole()).all();
      this.#events = steps.flatMap(({ events }) => events);
    }
    return eventsFor(this.#events, [seat]);
  }

  /** The match went on by this step. */
  add({ events, tableEvent }: LoggedStep): void {
    if (tableEvent?.type === 'took-back') this.#events = null;
    else this.#events?.push(...events);
  }
}

/** A past step as one client may see it. */
export interface SeenStep extends StepExtras {
  readonly step: number;
  readonly events: readonly { readonly type: string }[];
}

/** A match whose log is read: the last steps, the latest entry, and the view by which the game says what is remembered. */
interface ReadMatch {
  readonly game: Pick<AnyGame, 'remembered'>;
  readonly log: EventLog;
  readonly entry: number;
  readonly view: object;
}

/**
 * At most `count` steps before step `before` (default: the newest), oldest first, as holders of these seats may see
 * them, without what was for the moment only. `whole` brings all steps, for those that are no longer in memory.
 */
export async function pageOf(
  { game, log, entry: latest, view }: ReadMatch,
  { before = latest + 1, count }: RequestOf<'log'>,
  seats: readonly Seat[],
  whole: () => Promise<FullLog>,
): Promise<SeenStep[]> {
  const steps = log.last(count, before) ?? (await whole()).last(count, before, latest);
  const remembered = (event: { readonly type: string }) => game.remembered?.(event, view) ?? event;
  return steps.map((step) => ({ ...step, events: eventsFor(step.events, seats).map(remembered) }));
}
