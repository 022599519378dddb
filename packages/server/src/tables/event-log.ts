import type { Addressed } from '@boomtown/game-core';
import type { StandIn } from '@boomtown/wire';

type TypedEvent = { readonly type: string };

/** One step's events with their audiences. */
export interface LoggedStep {
  readonly step: number;
  readonly events: readonly Addressed<TypedEvent>[];
  /** Who made its action, if not the person whose seat it is. */
  readonly standIn: StandIn | null;
}

/** How many of the last steps stay in memory; older ones are replayed from the record when somebody reads back. */
const KEPT_STEPS = 64;

/** The events of a table's last steps, oldest first, without gaps. */
export class EventLog {
  #steps: LoggedStep[] = [];

  add(step: LoggedStep): void {
    this.#steps.push(step);
    if (this.#steps.length > KEPT_STEPS) this.#steps.shift();
  }

  /** The steps from `from` to before `before`, or `undefined` if some of them are no longer kept. */
  between(from: number, before: number): readonly LoggedStep[] | undefined {
    const oldest = this.#steps[0]?.step ?? 0;
    if (from < oldest) return undefined;
    return this.#steps.filter(({ step }) => step >= from && step < before);
  }
}
