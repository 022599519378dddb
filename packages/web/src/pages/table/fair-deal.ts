import { type Clock, systemClock, type TableConnection, type TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { effect, signal } from '@preact/signals';
import { drawNonce, nonceFor } from '../../local-storage/nonces.ts';
import {
  isSpent,
  keepArrived,
  maySend,
  type StartPromises,
  storeOpened,
  storeOutcome,
} from '../../local-storage/opened-starts.ts';
import { keepCommitment, keepRedrawn, storeNonceHashes } from '../../local-storage/promises.ts';

/** What was refused or did not arrive is tried again after so long, if it is still called for. */
const AGAIN_AFTER_MS = 1000;

/** Declares the seats ready: draws a fresh nonce for each and shows the table their hashes. */
export function declareReady(connection: TableConnection, code: string, seats: readonly Seat[]) {
  return connection.ask('ready', {
    seats: seats.map((seat) => ({ seat, nonceHash: drawNonce(code, seat) })),
  });
}

/**
 * Does this browser's part of the deal: once all are ready it sends the nonces of its seats, each for one start only; a
 * seat whose nonce it lost or sent before it makes unready, so that nobody waits for it. What the table promised until
 * then it remembers, for the check at the end. Returns how to stop.
 */
export function dealFairly(
  connection: TableConnection,
  code: string,
  mine: readonly Seat[],
  clock: Pick<Clock, 'after'> = systemClock,
): () => void {
  /** What was answered last, or is being answered. */
  let answered = '';
  const tries = signal(0);
  let cancelTry = () => {};

  const stop = effect(() => {
    const table = connection.table.value;
    if (tries.value < 0 || table === null || connection.link.value.kind !== 'live') return;
    if (table.stage === 'waiting') gather(table);
    else if (table.stage === 'dealing') open(table);
  });
  return () => {
    cancelTry();
    stop();
  };

  function gather(table: TableView): void {
    storeOutcome(code);
    notePromise(table);
    const start = startOf(table);
    const lost = table.seats.filter(({ seat, ready, nonceHash }) => {
      if (!ready || !mine.includes(seat)) return false;
      const nonce = nonceFor(code, seat, nonceHash);
      return nonce === undefined || isSpent(code, nonce, start);
    });
    if (lost.length === 0) return;
    once(`waiting ${lost.map(({ nonceHash }) => nonceHash).join()}`, () =>
      connection.ask('unready', { seats: lost.map(({ seat }) => seat) }),
    );
  }

  function open(table: TableView): void {
    notePromise(table);
    const start = startOf(table);
    const nonces = table.seats.flatMap(({ seat, ready, nonceHash }) => {
      const nonce = ready && mine.includes(seat) ? nonceFor(code, seat, nonceHash) : undefined;
      return nonce !== undefined && maySend(code, nonce, start) ? [{ seat, nonce }] : [];
    });
    if (mine.length === 0) storeNonceHashes(code, start.nonceHashes, mine);
    if (nonces.length === 0) return;
    once(`dealing ${start.commitment} ${start.nonceHashes.join()}`, async () => {
      storeNonceHashes(
        code,
        start.nonceHashes,
        nonces.map(({ seat }) => seat),
      );
      storeOpened(
        code,
        start,
        nonces.map(({ nonce }) => nonce),
      );
      const done = await connection.ask('nonces', { nonces });
      if (done.ok) keepArrived(code, start);
      return done;
    });
  }

  function notePromise({ commitment, calledOff }: TableView): void {
    keepRedrawn(code, commitment, calledOff?.count ?? 0);
    keepCommitment(code, commitment);
  }

  /** Answers what the table asks for, until that has arrived. */
  function once(what: string, answer: () => Promise<{ readonly ok: boolean }>): void {
    if (what === answered) return;
    answered = what;
    void answer().then(({ ok }) => {
      if (ok || answered !== what) return;
      answered = '';
      cancelTry();
      cancelTry = clock.after(AGAIN_AFTER_MS, () => {
        tries.value += 1;
      });
    });
  }
}

function startOf({ commitment, seats }: TableView): StartPromises {
  return { commitment, nonceHashes: seats.map(({ nonceHash }) => nonceHash) };
}
