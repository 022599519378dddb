import { failed, hashOfNonce, ok, readHex } from '@boomtown/game-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handClock, settled } from '../../../client/test/hand-clock.ts';
import { drawNonce } from '../../src/local-storage/nonces.ts';
import { promisedAt } from '../../src/local-storage/promises.ts';
import { dealFairly, declareReady } from '../../src/pages/table/fair-deal.ts';
import { memoryStorage } from '../local-storage/memory-storage.ts';
import { type AskedOf, fakeConnection, seatView, tableView } from './fake-connection.ts';

const CODE = 'K7QXM';

/** What the connection was asked, as the request that it was. */
function asPayload<T>(asked: AskedOf | undefined): T {
  if (asked === undefined) throw new Error('nothing was asked');
  return asked.payload as T;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

describe('this browser’s part of a fair deal', () => {
  test('readiness shows the hashes, and the nonces follow once everybody is ready', async () => {
    const { connection, asked, table } = fakeConnection();
    table.value = tableView();
    await declareReady(connection, CODE, [0]);
    const { nonceHash = '' } = asPayload<{ seats: { nonceHash: string }[] }>(asked[0]).seats[0] ?? {};
    const stop = dealFairly(connection, CODE, [0]);
    const seats = [seatView(0, { ready: true, nonceHash }), seatView(1, { ready: true, nonceHash: 'other' })];
    table.value = tableView({ seats });
    expect(asked).toHaveLength(1);
    table.value = tableView({ stage: 'dealing', seats });
    const [, sent] = asked;
    expect(sent?.name).toBe('nonces');
    const { nonces } = asPayload<{ nonces: { seat: number; nonce: string }[] }>(sent);
    expect(nonces.map(({ seat }) => seat)).toEqual([0]);
    expect(hashOfNonce(readHex(nonces[0]?.nonce, 16) ?? new Uint8Array())).toBe(nonceHash);
    stop();
  });

  test('the nonces are sent once, and again only if they did not arrive', async () => {
    let reachable = false;
    const { connection, asked, link, table } = fakeConnection(() =>
      reachable ? ok({}) : failed({ code: 'unreachable', message: '', rule: 'contract' }),
    );
    const nonceHash = drawNonce(CODE, 0);
    const dealing = () => tableView({ stage: 'dealing', seats: [seatView(0, { ready: true, nonceHash })] });
    const stop = dealFairly(connection, CODE, [0]);
    table.value = dealing();
    await settled();
    expect(asked).toHaveLength(1);
    reachable = true;
    link.value = { kind: 'lost' };
    link.value = { kind: 'live' };
    await settled();
    table.value = dealing();
    expect(asked).toHaveLength(2);
    stop();
  });

  test('what the table promised before the nonces were sent is remembered, whatever it shows afterwards', async () => {
    const { connection, table } = fakeConnection();
    const stop = dealFairly(connection, CODE, [0]);
    table.value = tableView({ commitment: 'promised' });
    const nonceHash = drawNonce(CODE, 0);
    const seats = [seatView(0, { ready: true, nonceHash }), seatView(1, { ready: true, nonceHash: 'theirs' })];
    table.value = tableView({ stage: 'dealing', seats, commitment: 'promised' });
    await settled();
    const changed = seats.with(1, seatView(1, { ready: true, nonceHash: 'chosen after the others' }));
    table.value = tableView({ stage: 'dealing', seats: changed, commitment: 'chosen later' });
    table.value = tableView({ stage: 'playing', seats: changed, commitment: 'chosen later' });
    expect(promisedAt(CODE)).toEqual({ code: CODE, commitment: 'promised', nonceHashes: [nonceHash, 'theirs'] });
    stop();
  });

  test('a table that is first seen in the middle of the match has promised nothing', () => {
    const { connection, table } = fakeConnection();
    const stop = dealFairly(connection, CODE, []);
    table.value = tableView({ stage: 'playing' });
    expect(promisedAt(CODE)).toBeUndefined();
    stop();
  });

  test('a seat whose nonce this browser lost is made unready, so that nobody waits for it', () => {
    const { connection, asked, table } = fakeConnection();
    const stop = dealFairly(connection, CODE, [0]);
    table.value = tableView({ seats: [seatView(0, { ready: true, nonceHash: 'ab'.repeat(32) }), seatView(1)] });
    expect(asked).toEqual([{ name: 'unready', payload: { seats: [0] } }]);
    stop();
  });

  /** Ready with a nonce of this browser's, which it sent for a start at this table. */
  async function afterSending(answer?: Parameters<typeof fakeConnection>[0]) {
    const { connection, asked, table } = fakeConnection(answer);
    const nonceHash = drawNonce(CODE, 0);
    const seats = [seatView(0, { ready: true, nonceHash }), seatView(1, { ready: true, nonceHash: 'theirs' })];
    const dealing = () => tableView({ stage: 'dealing', seats });
    const stop = dealFairly(connection, CODE, [0]);
    table.value = dealing();
    await settled();
    expect(asked.map(({ name }) => name)).toEqual(['nonces']);
    asked.length = 0;
    return { connection, asked, table, seats, dealing, stop };
  }

  test('fault 41: a nonce is sent for one start only, also after a reload', async () => {
    const { connection, asked, table, seats, dealing, stop } = await afterSending();
    // The same start, which has it.
    table.value = dealing();
    stop();
    const stopAgain = dealFairly(connection, CODE, [0]);
    table.value = dealing();
    const others = seats.with(1, seatView(1, { ready: true, nonceHash: 'theirs, to suit mine' }));
    table.value = tableView({ stage: 'dealing', seats: others });
    table.value = tableView({ stage: 'dealing', seats, commitment: 'a secret to suit mine' });
    table.value = tableView({ stage: 'dealing', seats, calledOff: { count: 1, by: [], faults: 1 } });
    await settled();
    expect(asked).toEqual([]);
    stopAgain();
  });

  test('fault 41: a seat that is left with a nonce that was sent is made unready, and its next nonce is another one', async () => {
    const { connection, asked, table, seats, dealing, stop } = await afterSending();
    table.value = tableView({ seats });
    await settled();
    expect(asked).toEqual([{ name: 'unready', payload: { seats: [0] } }]);
    // Even for the very start for which it was sent.
    table.value = dealing();
    await settled();
    expect(asked).toHaveLength(1);
    await declareReady(connection, CODE, [0]);
    const { nonceHash = '' } = asPayload<{ seats: { nonceHash: string }[] }>(asked[1]).seats[0] ?? {};
    expect(nonceHash).not.toBe(seats[0]?.nonceHash);
    table.value = tableView({ stage: 'dealing', seats: seats.with(0, seatView(0, { ready: true, nonceHash })) });
    await settled();
    expect(asked.map(({ name }) => name)).toEqual(['unready', 'ready', 'nonces']);
    stop();
  });

  test('a nonce that may not have arrived is sent again for the same start, also after a reload', async () => {
    const { connection, asked, table, dealing, stop } = await afterSending(() =>
      failed({ code: 'unreachable', message: '', rule: 'contract' }),
    );
    stop();
    const stopAgain = dealFairly(connection, CODE, [0]);
    table.value = dealing();
    await settled();
    expect(asked.map(({ name }) => name)).toEqual(['nonces']);
    stopAgain();
  });

  test('what was refused is tried again a second later, while it is still called for', async () => {
    const { connection, asked, table } = fakeConnection(() =>
      failed({ code: 'storage', message: '', rule: 'contract' }),
    );
    const clock = handClock();
    const nonceHash = drawNonce(CODE, 0);
    const stop = dealFairly(connection, CODE, [0], clock);
    table.value = tableView({ stage: 'dealing', seats: [seatView(0, { ready: true, nonceHash })] });
    await clock.pass(2500);
    expect(asked).toHaveLength(3);
    table.value = tableView({ stage: 'playing', seats: [seatView(0, { ready: true, nonceHash })] });
    await clock.pass(2500);
    expect(asked).toHaveLength(3);
    stop();
  });

  test('a promise that is overtaken by the start is kept: the later one was refused', async () => {
    const { connection, asked, table } = fakeConnection();
    const nonceHash = drawNonce(CODE, 0);
    drawNonce(CODE, 0);
    const stop = dealFairly(connection, CODE, [0]);
    table.value = tableView({ stage: 'dealing', seats: [seatView(0, { ready: true, nonceHash })] });
    await settled();
    expect(asked.map(({ name }) => name)).toEqual(['nonces']);
    stop();
  });

  test('other people’s seats are none of its business', () => {
    const { connection, asked, table } = fakeConnection();
    const stop = dealFairly(connection, CODE, [0]);
    table.value = tableView({ stage: 'dealing', seats: [seatView(0), seatView(1, { ready: true, nonceHash: 'x' })] });
    expect(asked).toEqual([]);
    stop();
  });
});
