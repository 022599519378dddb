import { connectTable, systemClock, type TableConnection } from '@boomtown/client';
import { colyseusDial } from '@boomtown/client/colyseus';
import { wireOf } from '@boomtown/registry/wires';
import type { GameId, HeldSeat } from '@boomtown/wire/browser';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { seenStep, storeSeenStep } from '../../local-storage/seen-steps.ts';
import { openTable } from '../../net/api.ts';
import { siteUrl } from '../../net/site.ts';

/** A connection, and whether it speaks for all seats of this browser: one that is about to be replaced does not. */
export interface ShownConnection {
  readonly connection: TableConnection;
  readonly isComplete: boolean;
}

/** The connection to a table for as long as its room is shown; `screen`: the token of a big screen. `null` only at the very first drawing. */
export function useConnection(
  code: string,
  game: GameId,
  held: readonly HeldSeat[],
  shared: boolean,
  screen?: string,
): ShownConnection | null {
  const [shown, show] = useState<{ readonly connection: TableConnection; readonly tokens: string } | null>(null);
  const tokens = held.map(({ token }) => token).join();
  useEffect(() => {
    const opened = connectTable(code, tokens === '' ? [] : tokens.split(','), wireOf(game), {
      dial: colyseusDial(siteUrl, screen),
      open: openTable,
      clock: systemClock,
      random: Math.random,
      seen: {
        last: (commitment) => seenStep(commitment, tokens === ''),
        keep: (commitment, step) => storeSeenStep(commitment, tokens === '', step),
      },
      // Several people: until one of them says that they look, nothing is sent that only one of them may see.
      ...(shared ? { eyes: [] } : {}),
    });
    // Where another person of this device sat down, the page stays as it is until the table is there with them.
    const stopWaiting = effect(() => {
      const opening = opened.link.value.kind === 'connecting' && opened.link.value.why === undefined;
      if (shown === null || opened.table.value !== null || !opening) show({ connection: opened, tokens });
    });
    const nudge = () => opened.nudge();
    const seen = () => {
      if (document.visibilityState === 'visible') opened.nudge();
    };
    addEventListener('online', nudge);
    addEventListener('pageshow', nudge);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', nudge);
      removeEventListener('pageshow', nudge);
      document.removeEventListener('visibilitychange', seen);
      stopWaiting();
      opened.close();
    };
  }, [code, game, tokens, screen]);
  return shown === null ? null : { connection: shown.connection, isComplete: shown.tokens === tokens };
}
