import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CLOSE } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstActions, OPEN_RULES } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, play, someAction, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { entriesOf } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

/** The list of tables is made anew after this time at most. */
const LIST_FRESH_MS = 600;
const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock });
});
afterAll(() => server.remove());

/** Does something to the records behind the server's back. */
function behindItsBack(sql: string, ...values: (string | number)[]): void {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
  file.prepare(sql).run(...values);
  file.close();
}

/** Everybody leaves, and the table goes to sleep. */
async function asleep(code: string, ...players: Player[]): Promise<void> {
  for (const player of players) await player.leave();
  await until(() => matchMaker.getLocalRoomById(code) === undefined, 'the table to sleep');
}

async function startedTable() {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const both = await Player.join(server.url, code, tokens);
  await startMatch([[both, 0, 1]]);
  return { code, tokens, both };
}

describe('sleeping and waking', () => {
  test('a room lives while a client is connected, and its table wakes as it was', async () => {
    const { code, tokens, both } = await startedTable();
    await play([both, both], 5);
    const view = both.view;
    expect(matchMaker.getLocalRoomById(code)).toBeDefined();
    await both.leave();
    await until(() => matchMaker.getLocalRoomById(code) === undefined, 'the table to sleep');
    const again = await Player.join(server.url, code, tokens);
    expect(again.view).toEqual(view);
    expect(await play([again, again], 3)).toBe(3);
  });

  test('after a start nothing is awake until a client asks; many who ask at once wake one room', async () => {
    const { code, tokens } = await startedTable();
    await server.close();
    await server.open();
    expect(await matchMaker.query()).toEqual([]);
    await server.get('/api/tables');
    await server.info(code);
    expect(await matchMaker.query()).toEqual([]);
    const opened = await Promise.all(Array.from({ length: 10 }, () => server.post(`/api/tables/${code}/open`)));
    expect(opened.every(({ status }) => status === 200)).toBe(true);
    expect(await matchMaker.query()).toHaveLength(1);
    await Player.join(server.url, code, tokens);
  });

  test('whose turn it is is known of a table in play, awake or asleep, without waking it', async () => {
    const { code, both } = await startedTable();
    await play([both, both], 4);
    const awake = (await server.info(code)).body;
    expect(awake).toMatchObject({ stage: 'playing', actors: OPEN_RULES.actors(both.view) });
    await both.leave();
    await until(() => matchMaker.getLocalRoomById(code) === undefined, 'the table to sleep');
    expect((await server.info(code)).body).toEqual(awake);
    expect((await server.info(code)).body).toEqual(awake);
    expect(matchMaker.getLocalRoomById(code)).toBeUndefined();
    const waiting = await server.table(['Ada']);
    expect((await server.info(waiting.code)).body).not.toHaveProperty('actors');
  });

  test('everybody leaves and comes back at once, again and again, while actions are under way', async () => {
    const { code, tokens, both } = await startedTable();
    let player = both;
    for (let i = 0; i < 8; i += 1) {
      const { step } = player.state;
      const { seat, action } = someAction(player);
      const made = player.act(seat, action).catch(() => undefined);
      player.room.connection.close();
      player = await Player.join(server.url, code, tokens);
      await made;
      expect([step, step + 1]).toContain(player.state.step);
    }
    const { steps } = await player.ask('log', { count: 100 });
    expect(steps.map(([step]) => step)).toEqual([...Array(player.state.step + 1).keys()]);
  });
});

describe('when the storage fails', () => {
  test('since it takes a write for wrong, the action is refused, nothing has changed, and later it goes on', async () => {
    const { both } = await startedTable();
    behindItsBack(`create trigger full_disk before insert on entries begin select raise(abort, 'disk full'); end`);
    const { seat, action } = someAction(both);
    const request = { id: 'a', step: 0, seat, action: { ...action } };
    expect(await both.refused('act', request)).toMatchObject({ code: 'storage' });
    expect(both.state.step).toBe(0);
    behindItsBack('drop trigger full_disk');
    await expect(both.ask('act', request)).resolves.toEqual({ step: 1 });
  });

  test('a table that another process writes is let go of; its people come back to what stands', async () => {
    const { code, tokens, both } = await startedTable();
    const [first, other = first] = firstActions();
    behindItsBack(
      'insert into entries (code, entry, kind, seat, action, at) values (?, 1, ?, 0, ?, 1)',
      code,
      'action',
      JSON.stringify(first),
    );
    await expect(both.act(0, other as never)).rejects.toThrow();
    expect(await both.closed).toBe(CLOSE.comeBack);
    const again = await Player.join(server.url, code, tokens);
    expect(again.state.step).toBe(1);
    expect(entriesOf(server, code)).toMatchObject([{ seat: 0, action: first }]);
  });

  test('a record that can’t be read is set aside alone; its data stays, and the log reports it once', async () => {
    const { code, tokens, both } = await startedTable();
    await play([both, both], 2);
    await asleep(code, both);
    behindItsBack('update entries set action = ? where code = ? and entry = 2', '{"type":"place"}', code);
    for (let i = 0; i < 3; i += 1) {
      expect(await server.post(`/api/tables/${code}/open`)).toMatchObject({
        status: 500,
        body: { code: 'unreadable' },
      });
    }
    await expect(Player.join(server.url, code, tokens)).rejects.toMatchObject({ refusal: { code: 'unreadable' } });
    const lines = server.logged.filter((line) => line.includes('entry 2 is refused') && line.includes('set aside'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '').table).toMatch(/^[0-9a-f]{8}$/);
    const other = await startedTable();
    expect(await play([other.both, other.both], 2)).toBe(2);
    // Other rules than it began under are not tried on it.
    behindItsBack('update tables set rules_version = 99 where code = ?', other.code);
    await asleep(other.code, other.both);
    expect(await server.post(`/api/tables/${other.code}/open`)).toMatchObject({ body: { code: 'unreadable' } });
    // Mended by the host, it goes on.
    behindItsBack('update tables set rules_version = 1 where code = ?', other.code);
    expect((await server.post(`/api/tables/${other.code}/open`)).status).toBe(200);
  });

  test('a finished table that can’t be read is reported as unreadable, wherever it is asked for', async () => {
    const { code, tokens, both } = await startedTable();
    await play([both, both], 2);
    await both.ask('resign', { id: 'enough', seat: 0 });
    await asleep(code, both);
    behindItsBack('update entries set action = ? where code = ? and entry = 2', '{broken', code);
    for (const answer of [
      await server.get(`/api/tables/${code}/transcript`),
      await server.post(`/api/tables/${code}/transcript`, { tokens }),
    ]) {
      expect(answer).toMatchObject({ status: 500, body: { code: 'unreadable' } });
    }
    behindItsBack('update tables set secret = ? where code = ?', '{broken', code);
    const fine = await server.table(['Cy']);
    const asked = [{ code, tokens }, fine, { code: fine.code, tokens }];
    expect((await server.post('/api/tables/held', { tables: asked })).body).toMatchObject({
      tables: [null, { code: fine.code }, null],
      missing: ['unreadable', null, 'no-such-table'],
    });
  });

  test.each(['options', 'secret', 'seed', 'nonces'])(
    'a damaged field (%s) sets one table aside, and leaves the list of tables',
    async (field) => {
      const { code, tokens } = await server.table(['Ada', 'Ben'], { listed: true });
      const both = await Player.join(server.url, code, tokens);
      await startMatch([[both, 0, 1]]);
      await asleep(code, both);
      behindItsBack(`update tables set ${field} = ? where code = ?`, '{broken', code);
      const fine = await server.table(['Cy'], { listed: true });
      for (const answer of [
        await server.post(`/api/tables/${code}/open`),
        await server.info(code),
        await server.get(`/api/tables/${code}/transcript`),
      ]) {
        expect(answer).toMatchObject({ status: 500, body: { code: 'unreadable' } });
      }
      clock.advance(LIST_FRESH_MS);
      const listed = await server.get<readonly { readonly code: string }[]>('/api/tables');
      expect(listed.status).toBe(200);
      expect(listed.body.map((table) => table.code)).toContain(fine.code);
      expect(JSON.stringify(server.logged)).not.toContain(code);
      const kept = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
      expect(kept.prepare(`select ${field} as field from tables where code = ?`).get(code)).toMatchObject({
        field: '{broken',
      });
      kept.close();
    },
  );
});
