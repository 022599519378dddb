import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { OPEN_GAME, OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

const HOUR_MS = 60 * 60 * 1000;
const ASKED = { ...OPEN_TABLE, name: 'Ada', listed: true, watchable: true };

let server: RunningServer;
afterEach(() => server.remove());

describe('LISTED_TABLES=no', () => {
  test('lists nothing, whatever makers ask; who has the code comes in', async () => {
    server = await RunningServer.start({}, { LISTED_TABLES: 'no' });
    expect((await server.get('/api/house')).body).toEqual({
      listedTables: false,
      draining: false,
      takesReports: false,
      ownBots: [],
    });
    const { code } = await server.table(['Ada'], { listed: true });
    expect((await server.get('/api/tables')).body).toEqual([]);
    expect((await server.info(code)).body).toMatchObject({ code, listed: false });
  });
});

describe('BOTS', () => {
  test('offers those that play: none whose program is not there', async () => {
    const programs = [`Node=${OPEN_GAME}=sh bot.sh`, `Gone=${OPEN_GAME}=no-such-program`];
    server = await RunningServer.start({}, { BOTS: programs.join('; ') });
    expect((await server.get('/api/house')).body).toMatchObject({ ownBots: [{ name: 'Node', game: OPEN_GAME }] });
    const { code, tokens } = await server.table(['Ada']);
    const ada = await Player.join(server.url, code, tokens);
    expect(await ada.refused('seatBot', { seat: 1, level: 'own:Gone' })).toMatchObject({ code: 'no-bots' });
  });
});

describe('MAX_TABLES', () => {
  test('is how many can be made, rematches included', async () => {
    server = await RunningServer.start({}, { MAX_TABLES: '2' });
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    await server.table(['Cy']);
    expect(await server.post('/api/tables', ASKED)).toMatchObject({ status: 409, body: { code: 'house-full' } });
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    await play(players);
    expect(await players[0]?.refused('rematch', {})).toMatchObject({ code: 'house-full' });
  });
});

describe('TABLE_TTL', () => {
  /** Moves all times of a table's record back by some hours. */
  function age(code: string, hours: { readonly made: number; readonly entries: number }): void {
    const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
    const { made, entries } = hours;
    const back = 'update tables set made_at = made_at - ?, started_at = started_at - ? where code = ?';
    file.prepare(back).run(made * HOUR_MS, made * HOUR_MS, code);
    file.prepare('update entries set at = at - ? where code = ?').run(entries * HOUR_MS, code);
    file.close();
  }

  async function begunTable(): Promise<string> {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    await play(players, 3);
    await Promise.all(players.map((player) => player.leave()));
    return code;
  }

  test('removes tables at which nothing happened for so long, with all stored data of them, and no others', async () => {
    server = await RunningServer.start({}, { TABLE_TTL: '2h' });
    const [forgotten, dormant, played, fresh] = [
      (await server.table(['Ada'])).code,
      await begunTable(),
      await begunTable(),
      (await server.table(['Ada'])).code,
    ];
    await server.close();
    age(forgotten, { made: 3, entries: 0 });
    age(dormant, { made: 3, entries: 3 });
    age(played, { made: 3, entries: 1 });
    age(fresh, { made: 1, entries: 0 });
    await server.open();
    const status = async (code: string) => (await server.info(code)).status;
    expect([await status(forgotten), await status(dormant)]).toEqual([404, 404]);
    expect([await status(played), await status(fresh)]).toEqual([200, 200]);
    await server.close();
    const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
    for (const kept of ['seats', 'entries']) {
      const codes = file.prepare(`select distinct code from ${kept} order by code`).all();
      expect(codes.map(({ code }) => code)).toEqual(kept === 'seats' ? [played, fresh].sort() : [played]);
    }
    file.close();
  });

  test('never: keeps them all', async () => {
    server = await RunningServer.start({}, { TABLE_TTL: 'never' });
    const { code } = await server.table(['Ada']);
    await server.close();
    age(code, { made: 100_000, entries: 0 });
    await server.open();
    expect((await server.info(code)).status).toBe(200);
  });
});
