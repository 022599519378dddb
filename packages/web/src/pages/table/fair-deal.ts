import type { Seat } from '@boomtown/game-core';
import { effect } from '@preact/signals';
import { drawNonce, nonceFor } from '../../kept/nonces.ts';
import { keepCommitment, keepNonceHashes } from '../../kept/promises.ts';
import type { TableConnection } from '../../net/table-connection.ts';
import type { SeatView, TableView } from '../../net/table-view.ts';

/** Declares the seats ready: draws a fresh nonce for each and shows the table their hashes. */
export function declareReady(connection: TableConnection, code: string, seats: readonly Seat[]) {
  return connection.ask('ready', {
    seats: seats.map((seat) => ({ seat, nonceHash: drawNonce(code, seat) })),
  });
}

/**
 * Does this browser's part of the deal: once all are ready it sends the nonces of its seats; a seat whose nonce it lost
 * it makes unready, so that nobody waits for it. What the table promised until then it remembers, for the check at the
 * end. Returns how to stop.
 */
export function dealFairly(connection: TableConnection, code: string, mine: readonly Seat[]): () => void {
  /** The hashes whose nonces were sent, or are being sent. */
  let answered = '';
  return effect(() => {
    const table = connection.table.value;
    if (table === null || connection.link.value.kind !== 'live') return;
    rememberPromises(code, table, mine);
    const own = table.seats.filter(({ seat, ready }) => mine.includes(seat) && ready);
    if (own.length === 0) return;
    const nonces = own.map((seat) => ({ seat: seat.seat, nonce: nonceFor(code, seat.seat, seat.nonceHash) }));
    const lost = nonces.filter(({ nonce }) => nonce === undefined).map(({ seat }) => seat);
    const dealing = `${table.stage} ${hashesOf(own)}`;
    if (dealing === answered) return;
    if (table.stage === 'waiting' && lost.length > 0) {
      answered = dealing;
      void connection.ask('unready', { seats: lost }).then((done) => forgetUnless(done.ok));
    } else if (table.stage === 'dealing') {
      answered = dealing;
      const known = nonces.flatMap(({ seat, nonce }) => (nonce === undefined ? [] : [{ seat, nonce }]));
      if (known.length > 0) void connection.ask('nonces', { nonces: known }).then((done) => forgetUnless(done.ok));
    }
  });

  /** What did not arrive is sent again when the link is back. */
  function forgetUnless(arrived: boolean): void {
    if (!arrived) answered = '';
  }
}

function rememberPromises(code: string, { stage, commitment, seats }: TableView, mine: readonly Seat[]): void {
  if (stage === 'waiting' || stage === 'dealing') keepCommitment(code, commitment);
  if (stage === 'dealing')
    keepNonceHashes(
      code,
      seats.map(({ nonceHash }) => nonceHash),
      mine,
    );
}

function hashesOf(seats: readonly SeatView[]): string {
  return seats.map(({ nonceHash }) => nonceHash).join();
}
