import type { Addressed, Seat } from '@boomtown/game-core';
import type { StandIn, StepExtras } from '@boomtown/wire';

type TypedEvent = { readonly type: string };

/** One step's events with their audiences, and what else is to be said of it. */
export interface LoggedStep extends StepExtras {
  readonly step: number;
  readonly events: readonly Addressed<TypedEvent>[];
}

/** By whom an action with these events was made, as far as it is to be said beside them. */
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

  /** All that are kept. */
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

  /** The last `count` steps before `before`, fewer only from the start on; `undefined` if some of them are not kept. */
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
