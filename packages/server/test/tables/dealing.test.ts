import {
  bytesToHex,
  type Fairness,
  hashOfNonce,
  readHex,
  seedFrom,
  type Transcript,
  verify,
} from '@boomtown/game-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ON_ITS_WAY_MS } from '../../src/tables/waiting-room.ts';
import { firstActions, OPEN_RULES } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const DEALING_MS = 10_000;
const LIE = { nonces: [{ seat: 1, nonce: '00'.repeat(16) }] };
const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ dealingMs: DEALING_MS, monotonicClock: clock });
});
afterAll(() => server.remove());

async function seatedTable() {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  return { code, tokens, ada, ben };
}

describe('fair dealing', () => {
  test('commitment and hashes are seen by all before the nonces; afterwards everything fits', async () => {
    const { code, ada, ben } = await seatedTable();
    const spectator = await Player.join(server.url, code, []);
    const { commitment } = spectator.state;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await ada.ready(0);
    await until(() => spectator.state.seats[0]?.ready === true, 'the ready mark');
    expect(spectator.state.seats[0]?.nonceHash).toBe(hashOfNonce(ada.nonces.get(0) ?? new Uint8Array()));
    expect(spectator.state.stage).toBe('waiting');
    await ben.ready(1);
    await until(() => spectator.state.stage === 'dealing', 'the dealing');
    await Promise.all([ada.openNonces(), ben.openNonces()]);
    await until(() => [spectator, ada, ben].every(({ state }) => state.stage === 'playing'), 'the start');
    await play([ada, ben]);
    const { body } = await server.get<Transcript & { fairness: Fairness }>(`/api/tables/${code}/transcript`);
    expect(body.fairness.commitment).toBe(commitment);
    const nonces = [ada.nonces.get(0), ben.nonces.get(1)].map((nonce) => nonce ?? new Uint8Array());
    expect(body.fairness.nonces).toEqual(nonces.map((nonce) => bytesToHex(nonce)));
    const secret = readHex(body.fairness.secret, 32) ?? new Uint8Array();
    expect(body.seed).toBe(bytesToHex(seedFrom(secret, nonces)));
  });

  test('a liar’s nonce calls the start off: that seat alone is unready', async () => {
    const { ada, ben } = await seatedTable();
    await ada.ready(0);
    await ben.ready(1);
    await until(() => ada.state.stage === 'dealing', 'the dealing');
    expect(await ben.refused('nonces', LIE)).toMatchObject({ code: 'wrong-nonce' });
    await until(() => ada.notices.length > 0, 'the notice');
    expect(ada.notices).toEqual([{ type: 'called-off', seats: [1] }]);
    expect(ada.state.stage).toBe('waiting');
    expect(Array.from(ada.state.seats, ({ ready }) => ready)).toEqual([true, false]);
    // With an honest one the same table starts, once what Ada may have sent for the start before must have come.
    await ben.ready(1);
    expect(ada.state.stage).toBe('waiting');
    clock.advance(ON_ITS_WAY_MS);
    await until(() => ada.state.stage === 'dealing', 'the dealing again');
    await Promise.all([ada.openNonces(), ben.openNonces()]);
    await until(() => ada.state.stage === 'playing', 'the start');
  });

  test('fault 41: once a nonce was opened, a start that is called off is one redraw: everybody and the server begin anew', async () => {
    const { code, ada, ben } = await seatedTable();
    const { commitment } = ada.state;
    await ada.ready(0);
    await ben.ready(1);
    await until(() => ada.state.stage === 'dealing', 'the dealing');
    await ada.openNonces();
    const [adas, bens] = [ada.nonces.get(0), ben.nonces.get(1)].map((nonce) => nonce ?? new Uint8Array());
    expect(await ben.refused('nonces', LIE)).toMatchObject({ code: 'wrong-nonce' });
    await until(() => ada.notices.length > 0, 'the notice');
    expect(ada.notices).toEqual([{ type: 'called-off', seats: [1] }]);
    expect(Array.from(ada.state.seats, ({ ready, nonceHash }) => [ready, nonceHash])).toEqual([
      [false, ''],
      [false, ''],
    ]);
    expect(ada.state.commitment).not.toBe(commitment);
    const expected = { count: 1, by: [{ seat: 1, count: 1 }], faults: 0 };
    expect(JSON.parse(ada.state.calledOff)).toEqual(expected);
    // What was promised for it is promised no more, opened or not, by whichever seat.
    for (const nonceHash of [adas, bens].map((nonce) => hashOfNonce(nonce ?? new Uint8Array()))) {
      const promise = { seats: [{ seat: 0, nonceHash }] };
      expect(await ada.refused('ready', promise)).toMatchObject({ code: 'used-nonce' });
    }
    await ada.ready(0);
    await ben.ready(1);
    await until(() => ben.state.stage === 'dealing', 'the dealing');
    // A nonce of the first start that comes late is no lie.
    const late = { nonces: [{ seat: 1, nonce: bytesToHex(bens ?? new Uint8Array()) }] };
    expect(await ben.refused('nonces', late)).toMatchObject({ code: 'used-nonce' });
    await Promise.all([ada.openNonces(), ben.openNonces()]);
    await until(() => ada.state.stage === 'playing', 'the start');
    expect(JSON.parse((await Player.join(server.url, code, [])).state.calledOff)).toEqual(expected);
    await play([ada, ben]);
    const { body } = await server.get<Transcript & { fairness: Fairness }>(`/api/tables/${code}/transcript`);
    const { secret = '', ...start } = body.fairness.calledOff?.[0] ?? {};
    expect(start).toEqual({
      commitment,
      promises: [adas, bens].map((nonce) => hashOfNonce(nonce ?? new Uint8Array())),
      nonces: [bytesToHex(adas ?? new Uint8Array()), null],
      seat: 1,
      why: 'wrong-nonce',
    });
    expect(secret).not.toBe(body.fairness.secret);
    expect(body.fairness.calledOff).toHaveLength(1);
    expect(verify(OPEN_RULES, body)).toMatchObject({ ok: true, verified: { fairness: true } });
    const { calledOff: _, ...silent } = body.fairness;
    expect(verify(OPEN_RULES, { ...body, fairness: silent })).toMatchObject({
      ok: false,
      fault: { what: 'fairness', why: 'unbound' },
    });
    const again = { ...body, fairness: { ...body.fairness, commitment, secret } };
    expect(verify(OPEN_RULES, again)).toMatchObject({ ok: false });
  });

  test('a player who calls a start off and leaves is not mistaken for who sits there next', async () => {
    const { code, ada, ben } = await seatedTable();
    await ada.ready(0);
    await ben.ready(1);
    await until(() => ada.state.stage === 'dealing', 'the dealing');
    await ada.openNonces();
    await ben.refused('nonces', LIE);
    await ben.ask('standUp', { seat: 1 });
    const { body } = await server.post<{ token: string }>(`/api/tables/${code}/seats`, { name: 'Cy' });
    const cy = await Player.join(server.url, code, [body.token]);
    expect(JSON.parse(cy.state.calledOff)).toEqual({ count: 1, by: [{ seat: null, count: 1 }], faults: 0 });
    await startMatch([
      [ada, 0],
      [cy, 1],
    ]);
  });

  test('a second, other nonce of a seat changes nothing, and the same one again is fine', async () => {
    const { ada, ben } = await seatedTable();
    await ada.ready(0);
    await ben.ready(1);
    await until(() => ada.state.stage === 'dealing', 'the dealing');
    await ben.openNonces();
    expect(await ben.refused('nonces', LIE)).toMatchObject({ code: 'wrong-nonce' });
    await ben.openNonces();
    await ada.openNonces();
    await until(() => ada.state.stage === 'playing', 'the start');
    expect(ada.state.calledOff).toBe('');
    expect(ada.notices).toEqual([]);
  });

  test('a nonce that is shown before its time is good for no start; nor is a promise that another seat has made', async () => {
    const { ada, ben } = await seatedTable();
    await ada.ready(0);
    const nonces = [...ada.nonces].map(([seat, nonce]) => ({ seat, nonce: bytesToHex(nonce) }));
    const nonceHash = ada.state.seats[0]?.nonceHash ?? '';
    expect(await ben.refused('ready', { seats: [{ seat: 1, nonceHash }] })).toMatchObject({ code: 'used-nonce' });
    expect(await ada.refused('nonces', { nonces })).toMatchObject({ code: 'wrong-stage' });
    await until(() => ada.state.seats[0]?.ready === false, 'the seat to be unready');
    expect(await ada.refused('ready', { seats: [{ seat: 0, nonceHash }] })).toMatchObject({ code: 'used-nonce' });
    await startMatch([
      [ada, 0],
      [ben, 1],
    ]);
  });

  test('a nonce that does not come in time calls the start off', async () => {
    const { ada, ben } = await seatedTable();
    await ada.ready(0);
    await ben.ready(1);
    await until(() => ada.state.stage === 'dealing', 'the dealing');
    await ada.openNonces();
    clock.advance(DEALING_MS - 1);
    await ada.ask('echo', {});
    expect(ben.notices).toEqual([]);
    clock.advance(1);
    await until(() => ben.notices.length > 0, 'the notice');
    expect(ben.notices).toEqual([{ type: 'called-off', seats: [1] }]);
    expect(ada.state.stage).toBe('waiting');
    const nonces = [...ben.nonces].map(([seat, nonce]) => ({ seat, nonce: bytesToHex(nonce) }));
    expect(await ben.refused('nonces', { nonces })).toMatchObject({ code: 'wrong-stage' });
  });

  test('a start that was called off while everybody slept can be made again', async () => {
    const { code, tokens, ada, ben } = await seatedTable();
    await ada.ready(0);
    await ben.ready(1);
    await Promise.all([ada.leave(), ben.leave()]);
    const again = await Player.join(server.url, code, tokens);
    expect(again.state.stage).toBe('dealing');
    clock.advance(DEALING_MS);
    await until(() => again.state.stage === 'waiting', 'the call-off');
    expect(again.notices).toEqual([{ type: 'called-off', seats: [0, 1] }]);
    await startMatch([[again, 0, 1]]);
  });

  test('nothing about seats changes once the nonces are being opened or the match runs', async () => {
    const { code, ada, ben } = await seatedTable();
    await ada.ready(0);
    await ben.ready(1);
    await until(() => ada.state.stage === 'dealing', 'the dealing');
    expect(await ada.refused('unready', { seats: [0] })).toMatchObject({ code: 'wrong-stage' });
    expect(await ada.refused('standUp', { seat: 0 })).toMatchObject({ code: 'wrong-stage' });
    await Promise.all([ada.openNonces(), ben.openNonces()]);
    await until(() => ada.state.stage === 'playing', 'the start');
    expect(await ada.refused('standUp', { seat: 0 })).toMatchObject({ code: 'wrong-stage' });
    expect(await server.post(`/api/tables/${code}/seats`, { name: 'Cy' })).toMatchObject({
      status: 409,
      body: { code: 'already-started', watchable: true },
    });
  });

  test('before the start a seat can be given up, and another player takes it', async () => {
    const { code, ada, ben } = await seatedTable();
    await ben.ready(1);
    await ben.ask('standUp', { seat: 1 });
    await until(() => ada.state.seats[1]?.taken === false, 'the seat to be free');
    expect(ada.state.seats[1]?.toJSON()).toMatchObject({ name: '', ready: false, nonceHash: '', here: false });
    expect(await ben.refused('ready', { seats: [{ seat: 1, nonceHash: '0'.repeat(64) }] })).toMatchObject({
      code: 'not-your-seat',
    });
    expect(ada.state.watchers).toBe(1);
    expect(await server.post(`/api/tables/${code}/seats`, { name: 'Cy' })).toMatchObject({ body: { seat: 1 } });
    await until(() => ada.state.seats[1]?.name === 'Cy', 'the new name');
  });

  test('no action is taken before the start', async () => {
    const { ada } = await seatedTable();
    const act = { id: 'a', step: 0, seat: 0, action: { ...firstActions()[0] } };
    expect(await ada.refused('act', act)).toMatchObject({ code: 'wrong-stage' });
  });
});
