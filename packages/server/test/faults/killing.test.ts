// Only in test:all: it kills servers in processes of their own.
import { verify } from '@boomtown/game-core';
import { CLOSE, type SeatReply } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_RULES, OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, someAction, startMatch } from '../support/player.ts';
import { until } from '../support/until.ts';

let server: ChildServer;
beforeAll(async () => {
  server = await ChildServer.start();
});
afterAll(() => server.remove());

async function post<T>(path: string, body: unknown): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(server.url + path, sent);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  // Each caller knows what it asked for.
  return (await response.json()) as T;
}

async function seatedTable() {
  const asked = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true };
  const { code, token } = await post<SeatReply>('/api/tables', asked);
  const { token: second } = await post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' });
  return { code, tokens: [token, second] as const };
}

async function join(code: string, tokens: readonly [string, string]): Promise<[Player, Player]> {
  return [await Player.join(server.url, code, [tokens[0]]), await Player.join(server.url, code, [tokens[1]])];
}

describe('fault 30: the process is killed with −9', () => {
  test('in mid-match: every acknowledged action is there, no half one, everybody is back in their seat', async () => {
    const { code, tokens } = await seatedTable();
    let players = await join(code, tokens);
    await startMatch([
      [players[0], 0],
      [players[1], 1],
    ]);
    for (let kill = 0; kill < 3; kill += 1) {
      await play(players, 6);
      const acknowledged = players[0].state.step;
      // One more is on its way when the process dies; it may stand or not, but not half.
      const { seat, action } = someAction(players[0]);
      const last = players[seat]?.act(seat, action).then(
        ({ step }) => step,
        () => acknowledged,
      );
      const ended = await server.end('SIGKILL');
      expect(ended).toMatchObject({ signal: 'SIGKILL' });
      const standing = (await last) ?? acknowledged;
      await server.open();
      players = await join(code, tokens);
      const { step } = players[0].state;
      expect(step).toBeGreaterThanOrEqual(standing);
      expect(step).toBeLessThanOrEqual(acknowledged + 1);
      expect(players[1].view).toEqual(players[0].view);
      const { steps } = await players[0].ask('log', { count: 100 });
      expect(steps.map(([number]) => number)).toEqual([...Array(step + 1).keys()]);
    }
    await play(players);
    const transcript: unknown = await (await fetch(`${server.url}/api/tables/${code}/transcript`)).json();
    const actions = players[0].state.step;
    expect(verify(OPEN_RULES, transcript)).toMatchObject({ ok: true, verified: { actions, fairness: true } });
  });

  test('with a line of the chat on its way: every one that was acknowledged is there, in its channel, once', async () => {
    const { code, tokens } = await seatedTable();
    const [ada] = await join(code, tokens);
    const spectator = await Player.join(server.url, code, []);
    const wim = { name: 'Wim', voice: 'ab'.repeat(16) };
    const saying = [ada.say('Wait for me', { seat: 0 }), spectator.say('Who leads?', wim)];
    await Promise.all(saying);
    // Whether this one stands is not known.
    const last = ada.say('half', { seat: 0 }, 'last').catch(() => null);
    await server.end('SIGKILL');
    await last;
    await server.open();
    const [again, ben] = await join(code, tokens);
    await again.say('half', { seat: 0 }, 'last');
    const { lines } = await ben.ask('chat', { watchers: true });
    expect(lines.map(({ by, text }) => ['seat' in by, text])).toEqual(
      expect.arrayContaining([
        [true, 'Wait for me'],
        [true, 'half'],
        [false, 'Who leads?'],
      ]),
    );
    expect(lines).toHaveLength(3);
  });

  test('while the nonces are being opened: the table can still be started', async () => {
    const { code, tokens } = await seatedTable();
    const before = await join(code, tokens);
    await before[0].ready(0);
    await before[1].ready(1);
    await until(() => before[0].state.stage === 'dealing', 'the dealing');
    await before[0].openNonces();
    await server.end('SIGKILL');
    await server.open();
    const after = await join(code, tokens);
    // What one had opened is in the record; the other still has theirs, and opens it when they see that it is time to.
    for (const player of after) expect(player.state.stage).toBe('dealing');
    for (const [seat, nonce] of before[1].nonces) after[1].nonces.set(seat, nonce);
    await after[1].openNonces();
    for (const player of after) await until(() => player.state.stage === 'playing', 'the start');
    expect(await play(after, 3)).toBe(3);
  });
});

describe('fault 41: the server is killed after a start was called off', () => {
  test('the redraw is in the record, and nothing of that start is used again', async () => {
    const { code, tokens } = await seatedTable();
    const before = await join(code, tokens);
    await before[0].ready(0);
    await before[1].ready(1);
    await until(() => before[0].state.stage === 'dealing', 'the dealing');
    await before[0].openNonces();
    const promise = { seats: [{ seat: 0, nonceHash: before[0].state.seats[0]?.nonceHash ?? '' }] };
    await before[1].refused('nonces', { nonces: [{ seat: 1, nonce: '00'.repeat(16) }] });
    await until(() => before[0].state.calledOff !== '', 'the redraw');
    const { commitment, calledOff } = before[0].state;
    await server.end('SIGKILL');
    await server.open();
    const after = await join(code, tokens);
    expect(after[0].state).toMatchObject({ stage: 'waiting', commitment, calledOff });
    expect(await after[0].refused('ready', promise)).toMatchObject({ code: 'used-nonce' });
    await startMatch([
      [after[0], 0],
      [after[1], 1],
    ]);
    await play(after);
    const transcript: unknown = await (await fetch(`${server.url}/api/tables/${code}/transcript`)).json();
    expect(transcript).toMatchObject({ fairness: { commitment, calledOff: [{ seat: 1, why: 'wrong-nonce' }] } });
    expect(verify(OPEN_RULES, transcript)).toMatchObject({ ok: true, verified: { fairness: true } });
  });
});

describe('fault 31: the server is stopped', () => {
  test('its clients are asked to come back, and do; the process ends by itself within its limit of eight seconds', async () => {
    const { code, tokens } = await seatedTable();
    const before = await join(code, tokens);
    await startMatch([
      [before[0], 0],
      [before[1], 1],
    ]);
    await play(before, 4);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await Promise.all(before.map(({ closed }) => closed))).toEqual([CLOSE.comeBack, CLOSE.comeBack]);
    await server.open();
    const after = await join(code, tokens);
    expect(after[0].state.step).toBe(4);
    expect(await play(after, 2)).toBe(2);
    // As when the terminal that it was started from is closed.
    expect(await server.end('SIGHUP')).toEqual({ code: 0, signal: null });
    expect(await Promise.all(after.map(({ closed }) => closed))).toEqual([CLOSE.comeBack, CLOSE.comeBack]);
  });

  test('though its output is no longer read: it goes on, and ends by itself on a signal', async () => {
    const unheard = await ChildServer.unopened();
    try {
      await unheard.open({ LOG_LEVEL: 'trace' });
      unheard.stopReading();
      for (let asked = 0; asked < 3; asked += 1) expect((await fetch(`${unheard.url}/healthz`)).ok).toBe(true);
      expect(await unheard.end('SIGTERM')).toEqual({ code: 0, signal: null });
    } finally {
      await unheard.remove();
    }
  });
});
