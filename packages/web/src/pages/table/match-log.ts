import type { TableConnection } from '@boomtown/client';
import type { GameTypes } from '@boomtown/game-core';
import { type GameWire, MAX_LOG_PAGE, type StepExtras, unpackEvents, unpackExtras } from '@boomtown/wire/browser';
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';

/** What one step did, as this browser may see it. */
export interface LoggedStep extends StepExtras {
  readonly step: number;
  readonly events: readonly { readonly type: string }[];
  /** What the step had done that this one took back, where it was seen here. */
  readonly undone?: readonly { readonly type: string }[];
}

/** The log of a table: what happened since it was opened, and before that as far back as a person scrolled. */
export interface MatchLog {
  /** Oldest first; no step is missing but those that were taken back. */
  readonly steps: ReadonlySignal<readonly LoggedStep[]>;
  /** Is there something older? */
  readonly more: ReadonlySignal<boolean>;
  loadOlder(): Promise<void>;
  stop(): void;
}

export function createMatchLog(connection: TableConnection, wire: GameWire<GameTypes>): MatchLog {
  const steps = signal<readonly LoggedStep[]>([]);
  const more = signal(false);

  const fetchPage = async (before: number | undefined): Promise<readonly LoggedStep[]> => {
    const answer = await connection.ask('log', { count: MAX_LOG_PAGE, ...(before === undefined ? {} : { before }) });
    if (!answer.ok) return [];
    return answer.value.steps.map(([step, packed, ...aside]) => ({
      step,
      events: unpackEvents(wire.events, packed),
      ...unpackExtras(aside),
    }));
  };

  /**
   * Puts a page before or behind what is there, if they meet; a page that leaves a gap replaces it. What is there of the
   * same stretch gives way: steps of it may have been taken back. A page that was asked for as the older one always meets.
   */
  const take = (page: readonly LoggedStep[], older = false) => {
    const [first] = page;
    const last = page.at(-1);
    if (first === undefined || last === undefined) return;
    const kept = steps.value;
    const oldest = kept[0]?.step ?? Number.POSITIVE_INFINITY;
    const newest = kept.at(-1)?.step ?? -1;
    const meets = older || (first.step <= newest + 1 && last.step >= oldest - 1);
    const outside = meets ? kept.filter(({ step }) => step < first.step || step > last.step) : [];
    steps.value = [...outside, ...page.map((step) => withUndone(step, kept))].sort((a, b) => a.step - b.step);
    more.value = (steps.value[0]?.step ?? 0) > 0;
  };

  const stop = effect(() => {
    const snapshot = connection.snapshot.value;
    if (snapshot === null) return;
    untracked(() => {
      const newest = steps.value.at(-1)?.step ?? -1;
      if (snapshot.step <= newest) return;
      if (snapshot.step === newest + 1 && (snapshot.events.length > 0 || snapshot.eventless === true)) {
        const { step, events, standIn, quiet } = snapshot;
        take([
          {
            step,
            events,
            ...(standIn === undefined ? {} : { standIn }),
            ...(quiet === undefined ? {} : { quiet }),
          },
        ]);
      } else {
        void fetchPage(undefined).then((page) => take(page));
      }
    });
  });

  return {
    steps,
    more,
    async loadOlder() {
      const oldest = steps.value[0]?.step;
      if (oldest !== undefined && oldest > 0) take(await fetchPage(oldest), true);
    },
    stop,
  };
}

/** A step that took another one back, with what that one had done: the table's log has it no more. */
function withUndone(logged: LoggedStep, kept: readonly LoggedStep[]): LoggedStep {
  const { step, tableEvent } = logged;
  if (tableEvent?.type !== 'took-back') return logged;
  const undone =
    kept.find((one) => one.step === tableEvent.of)?.events ?? kept.find((one) => one.step === step)?.undone;
  return undone === undefined ? logged : { ...logged, undone };
}
