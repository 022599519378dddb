import type { TableConnection } from '@boomtown/client';
import type { Refusal } from '@boomtown/game-core';
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { storedSpectatorName, storeSpectatorName } from '../../local-storage/watching.ts';

/** What a spectator is called at a table, as far as they wish it. */
export interface OwnName {
  /** The name that they want to be shown; `null`: they are only counted. */
  readonly name: ReadonlySignal<string | null>;
  /** Why it is not shown, if it is not. */
  readonly refused: ReadonlySignal<Refusal | null>;
  show(name: string | null): void;
}

/** Says what the spectator here is called, now and whenever the link is there again, until it is stopped. */
export function ownNameAt(
  connection: Pick<TableConnection, 'ask' | 'link'>,
  first: string | null,
  keep: (name: string | null) => void,
): OwnName & { stop(): void } {
  const name = signal(first);
  const refused = signal<Refusal | null>(null);
  const say = async () => {
    const said = name.value;
    const done = await connection.ask('showName', { name: said });
    if (name.value !== said) return;
    // Without a link it is said again with the next one.
    refused.value = done.ok || done.error.code === 'unreachable' ? null : done.error;
    if (refused.value === null) return;
    name.value = null;
    keep(null);
  };
  const stop = effect(() => {
    if (connection.link.value.kind === 'live' && untracked(() => name.value) !== null) untracked(() => void say());
  });
  return {
    name,
    refused,
    stop,
    show(wanted) {
      name.value = wanted;
      keep(wanted);
      void say();
    },
  };
}

/** The name of the spectator here, as long as the table is open; `null` where seats are held. */
export function useOwnName(connection: TableConnection, code: string, watching: boolean): OwnName | null {
  const own = useMemo(
    () =>
      watching ? ownNameAt(connection, storedSpectatorName(code), (name) => storeSpectatorName(code, name)) : null,
    [connection, watching],
  );
  useEffect(() => () => own?.stop(), [own]);
  return own;
}
