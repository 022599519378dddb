import type { ApiRefusal } from '@boomtown/client/http';
import { failed, ok, type Result } from '@boomtown/game-core';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import type { SeatReply } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { handClock, settled } from '../../../client/test/hand-clock.ts';
import { pendingRequests } from '../../src/local-storage/pending-requests.ts';
import { storedSeats } from '../../src/local-storage/seats.ts';
import {
  makeTable,
  resumeMaking,
  resumeSeatCode,
  resumeSeats,
  type SeatRequestNeeds,
  takeSeat,
  takeSeatByCode,
  takeSeatFor,
} from '../../src/net/seat-requests.ts';
import { memoryStorage } from '../local-storage/memory-storage.ts';

type Answer = Result<SeatReply, ApiRefusal>;
interface Sent {
  readonly path: string;
  readonly body: { readonly token: string; readonly name?: string };
}

const refused = (code: string): Answer => failed({ code, message: code });
const LOST = refused('unreachable');
const TABLE = {
  game: OPEN_GAME.info.id,
  options: {},
  seats: 2,
  name: 'Ada',
  listed: false,
  watchable: true,
  terms: {
    clock: { kind: 'none' },
    takeback: false,
    botAfter: 0,
    vote: false,
    watchDelay: 0,
  },
} as const;

/** A server that does what it is asked once for each token, and whose answers a test lets through or loses. */
function setUp() {
  const storage = memoryStorage();
  const clock = handClock();
  const sent: Sent[] = [];
  const forgotten: string[] = [];
  const done = new Map<string, SeatReply>();
  const server = { answer: (_nth: number): Answer | null => null };
  const needs: SeatRequestNeeds = {
    async post(path, body) {
      // The requests of this module have a token.
      const asked = { path, body: body as Sent['body'] };
      sent.push(asked);
      const { token } = asked.body;
      const reply = done.get(token) ?? { code: `T${done.size}`, game: OPEN_GAME.info.id, seat: done.size, token };
      done.set(token, reply);
      return server.answer(sent.length) ?? ok(reply);
    },
    async forget(code) {
      forgotten.push(code);
      return ok({});
    },
    clock,
    random: () => 0,
    storage,
  };
  return { storage, clock, sent, forgotten, done, server, needs };
}

describe('fault 40: a request for a seat', () => {
  test('is repeated with one and the same token until an answer comes, and its seat is stored then', async () => {
    const { storage, clock, sent, done, server, needs } = setUp();
    server.answer = (nth) => (nth < 4 ? LOST : null);
    const making = makeTable(TABLE, needs);
    await clock.pass(5_000);
    const made = await making;
    expect(made.ok && made.value.code).toBe('T0');
    expect(new Set(sent.map(({ body }) => body.token)).size).toBe(1);
    expect(sent[0]?.body.token).toMatch(/^[0-9a-f]{32}$/);
    expect(done.size).toBe(1);
    expect(storedSeats('T0', storage)).toEqual([{ seat: 0, token: sent[0]?.body.token }]);
    expect(pendingRequests(storage)).toEqual([]);
  });

  test('is stored when nobody waits any longer, and has the same token when it is asked for anew', async () => {
    const { storage, clock, sent, server, needs } = setUp();
    server.answer = () => LOST;
    const taking = takeSeat('K7QXM', { name: 'Ada' }, needs);
    await clock.pass(31_000);
    expect(await taking).toEqual(LOST);
    expect(pendingRequests(storage)).toMatchObject([{ path: 'api/tables/K7QXM/seats', body: { name: 'Ada' } }]);
    server.answer = () => null;
    const again = await takeSeat('K7QXM', { name: 'Ada L.' }, needs);
    expect(again.ok).toBe(true);
    expect(new Set(sent.map(({ body }) => body.token)).size).toBe(1);
    expect(sent.at(-1)?.body.name).toBe('Ada L.');
    // The person who sits down a second time has another secret.
    await takeSeat('K7QXM', { name: 'Ada' }, needs);
    expect(new Set(sent.map(({ body }) => body.token)).size).toBe(2);
  });

  test.each(['full', 'already-started', 'no-seat-code', 'house-full', 'malformed'])(
    'that is refused as %s is decided, and stored no longer',
    async (code) => {
      const { storage, server, needs } = setUp();
      server.answer = () => refused(code);
      expect(await takeSeat('K7QXM', { name: 'Ada' }, needs)).toEqual(refused(code));
      expect(pendingRequests(storage)).toEqual([]);
    },
  );

  test.each(['too-fast', 'too-many-codes', 'storage', 'fault', 'apart', 'passphrase'])(
    'that is refused as %s may have been through before: it is stored, and reported at once',
    async (code) => {
      const { storage, sent, server, needs } = setUp();
      server.answer = () => refused(code);
      expect(await takeSeatByCode({ code: 'BCDFGHJK' }, needs)).toEqual(refused(code));
      expect(sent).toHaveLength(1);
      expect(pendingRequests(storage)).toHaveLength(1);
    },
  );

  test('is taken up again after a reload: seats at a table, the code of a seat, a table just asked for', async () => {
    const { storage, clock, sent, server, needs } = setUp();
    server.answer = () => LOST;
    const asking = [
      takeSeat('K7QXM', { name: 'Ada' }, needs),
      takeSeatFor('K7QXM', 'Ben', needs),
      takeSeat('22222', { name: 'Ada' }, needs),
      takeSeatByCode({ code: 'BCDFGHJK', name: 'Zoe' }, needs),
      makeTable(TABLE, needs),
    ];
    await clock.pass(31_000);
    await Promise.all(asking);
    const tokens = new Set(sent.map(({ body }) => body.token));
    expect(tokens.size).toBe(5);
    server.answer = () => null;
    const seats = await resumeSeats('K7QXM', needs);
    expect(seats).toHaveLength(2);
    expect(await resumeSeatCode('KKKKKKKK', needs)).toBeNull();
    // A page that is loaded anew has no code in its address any more.
    expect((await resumeSeatCode(null, needs))?.ok).toBe(true);
    expect(await resumeSeatCode('BCDFGHJK', needs)).toBeNull();
    expect(await resumeSeatCode('23479BCD', needs)).toBeNull();
    expect((await resumeMaking(needs))?.ok).toBe(true);
    expect(await resumeMaking(needs)).toBeNull();
    expect(new Set(sent.map(({ body }) => body.token))).toEqual(tokens);
    expect(pendingRequests(storage).map(({ path }) => path)).toEqual(['api/tables/22222/seats']);
  });

  test('for a table that was asked for long ago is not taken up by itself', async () => {
    const { clock, server, needs } = setUp();
    server.answer = () => LOST;
    const making = makeTable(TABLE, needs);
    await clock.pass(31_000);
    await making;
    await clock.pass(120_000);
    expect(await resumeMaking(needs)).toBeNull();
  });

  test('for a table of another kind gives up the one that was asked for before', async () => {
    const { clock, sent, forgotten, server, needs } = setUp();
    server.answer = () => LOST;
    const first = makeTable(TABLE, needs);
    await clock.pass(31_000);
    await first;
    server.answer = () => null;
    const made = await makeTable({ ...TABLE, seats: 3 }, needs);
    expect(made.ok && made.value.code).toBe('T1');
    expect(forgotten).toEqual(['T0']);
    expect(new Set(sent.map(({ body }) => body.token)).size).toBe(2);
    await settled();
  });

  test('is one of a bounded number, and what another person wrote there is not believed', () => {
    const storage = memoryStorage({ 'boomtown.unanswered': JSON.stringify([{ key: 'make', token: 'x' }]) });
    expect(pendingRequests(storage)).toEqual([]);
  });
});
