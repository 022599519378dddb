import { type Addressed, eventsFor, type Seat } from '@boomtown/game-core';
import type { EventLog, LoggedStep } from './event-log.ts';
import type { FullLog } from './full-log.ts';

type TypedEvent = { readonly type: string };

/** All events of a match since its setup, so that bots can remember what the views no longer hold. Kept only once a bot asked. */
export class SeenEvents {
  readonly #log: EventLog;
  readonly #whole: () => Promise<FullLog>;
  #events: Addressed<TypedEvent>[] | null = null;

  /** @param whole brings the whole log, of which `log` may have forgotten the beginning */
  constructor(log: EventLog, whole: () => Promise<FullLog>) {
    this.#log = log;
    this.#whole = whole;
  }

  /** What this seat was told so far. To be asked while the match stands still. */
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
