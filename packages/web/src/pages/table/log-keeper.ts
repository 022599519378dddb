import type { GameTypes } from '@boomtown/game-core';
import { type GameWire, MAX_LOG_PAGE, type StandIn, unpackEvents, unpackStandIn } from '@boomtown/wire/browser';
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TableConnection } from '../../net/table-connection.ts';

/** What one step did, as this browser may see it. */
export interface LoggedStep {
  readonly step: number;
  readonly events: readonly { readonly type: string }[];
  /** Who made its action, if not the person whose seat it is. */
  readonly standIn: StandIn | null;
}

/** The log of a table: what happened since it was opened, and before that as far back as somebody scrolled. */
export interface LogKeeper {
  /** Without a gap, oldest first. */
  readonly steps: ReadonlySignal<readonly LoggedStep[]>;
  /** Is there something older? */
  readonly more: ReadonlySignal<boolean>;
  loadOlder(): Promise<void>;
  stop(): void;
}

export function keepLog(connection: TableConnection, wire: GameWire<GameTypes>): LogKeeper {
  const steps = signal<readonly LoggedStep[]>([]);
  const more = signal(false);

  const fetchPage = async (before: number | undefined): Promise<readonly LoggedStep[]> => {
    const answer = await connection.ask('log', { count: MAX_LOG_PAGE, ...(before === undefined ? {} : { before }) });
    if (!answer.ok) return [];
    return answer.value.steps.map(([step, packed, standIn]) => ({
      step,
      events: unpackEvents(wire.events, packed),
      standIn: standIn === undefined ? null : unpackStandIn(standIn),
    }));
  };

  /** Puts a page before or behind what is there, if they meet; a page that leaves a gap replaces it. */
  const take = (page: readonly LoggedStep[]) => {
    const [first] = page;
    const last = page.at(-1);
    if (first === undefined || last === undefined) return;
    const kept = steps.value;
    const oldest = kept[0]?.step ?? Number.POSITIVE_INFINITY;
    const newest = kept.at(-1)?.step ?? -1;
    const meets = first.step <= newest + 1 && last.step >= oldest - 1;
    const outside = meets ? kept.filter(({ step }) => step < first.step || step > last.step) : [];
    steps.value = [...outside, ...page].sort((a, b) => a.step - b.step);
    more.value = (steps.value[0]?.step ?? 0) > 0;
  };

  const stop = effect(() => {
    const snapshot = connection.snapshot.value;
    if (snapshot === null) return;
    untracked(() => {
      const newest = steps.value.at(-1)?.step ?? -1;
      if (snapshot.step <= newest) return;
      if (snapshot.step === newest + 1 && (snapshot.events.length > 0 || snapshot.eventless === true)) {
        take([{ step: snapshot.step, events: snapshot.events, standIn: snapshot.standIn ?? null }]);
      } else {
        void fetchPage(undefined).then(take);
      }
    });
  });

  return {
    steps,
    more,
    async loadOlder() {
      const oldest = steps.value[0]?.step;
      if (oldest !== undefined && oldest > 0) take(await fetchPage(oldest));
    },
    stop,
  };
}
