import type { HttpRefusal } from '@boomtown/wire';
import { CLOSE } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

const forget = (code: string, tokens: readonly string[]) =>
  server.post<HttpRefusal>(`/api/tables/${code}/forget`, { tokens });

interface Notice {
  readonly names: readonly string[];
  readonly [key: string]: unknown;
}

async function started() {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const [ada, ben] = [
    await Player.join(server.url, code, tokens.slice(0, 1)),
    await Player.join(server.url, code, tokens.slice(1)),
  ];
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  return { code, tokens, ada, ben };
}

describe('a player who deletes their data', () => {
  test('at a finished match is anonymous from then on, also to those who are there; the match stays exact', async () => {
    const { code, tokens, ada, ben } = await started();
    await play([ada, ben]);
    await until(() => ada.state.stage === 'over', 'the end');
    const read = () => server.post<Notice>(`/api/tables/${code}/transcript`, { tokens: tokens.slice(1) });
    const before = await read();
    expect(before.body.names).toEqual(['Ada', 'Ben']);
    expect((await forget(code, tokens.slice(0, 1))).status).toBe(200);
    expect((await read()).body).toEqual({ ...before.body, names: ['Anonymous 1', 'Ben'] });
    expect((await server.info(code)).body.names).toEqual(['Anonymous 1', 'Ben']);
    await until(() => ben.state.seats[0]?.name === 'Anonymous 1', 'the name to go');
    // The secret opens nothing any more, also after the table slept; the other one does.
    await Promise.all([ada.leave(), ben.leave()]);
    await server.close();
    await server.open();
    await expect(Player.join(server.url, code, tokens.slice(0, 1))).rejects.toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    const again = await Player.join(server.url, code, tokens.slice(1));
    expect(again.state.seats[0]?.name).toBe('Anonymous 1');
    expect(await forget(code, tokens.slice(0, 1))).toEqual({ status: 200, body: {} });
    expect(await forget(code, ['0123456789abcdef'.repeat(2)])).toMatchObject({ body: { code: 'not-your-seat' } });
    // Nobody is waited for at the next table who can't come.
    await again.ask('rematch', {});
    await until(() => again.notices.some(({ type }) => type === 'rematch'), 'the next table');
    const next = again.notices.find((notice) => notice.type === 'rematch');
    expect((await server.info(next?.code ?? '')).body.names).toEqual(['Ben', null]);
    // With the last one who could come back the table goes.
    expect((await forget(code, tokens.slice(1))).status).toBe(200);
    expect(await again.closed).toBe(CLOSE.ended);
    expect((await server.info(code)).status).toBe(404);
  });

  test('in mid-match must give up first', async () => {
    const { code, tokens, ada, ben } = await started();
    await play([ada, ben], 2);
    expect(await forget(code, tokens.slice(0, 1))).toMatchObject({ status: 409, body: { code: 'still-playing' } });
    expect(ben.state.seats[0]?.name).toBe('Ada');
    await ada.ask('resign', { id: 'enough', seat: 0 });
    expect((await forget(code, tokens.slice(0, 1))).status).toBe(200);
    await until(() => ben.state.seats[0]?.name === 'Anonymous 1', 'the name to go');
    expect(ben.state.seats[0]?.resigned).toBe(true);
  });

  test('with two seats in one browser must give up both', async () => {
    const asked = { game: GAME_FOR_FOUR, options: {}, seats: 4 } as const;
    const { code, tokens } = await server.table(['Ada', 'Ben', 'Cy', 'Dan'], asked);
    const both = await Player.join(server.url, code, tokens.slice(0, 2), GAME_FOR_FOUR);
    const others = await Player.join(server.url, code, tokens.slice(2), GAME_FOR_FOUR);
    await startMatch([
      [both, 0, 1],
      [others, 2, 3],
    ]);
    await both.ask('resign', { id: 'one', seat: 0 });
    expect(await forget(code, tokens.slice(0, 2))).toMatchObject({ status: 409, body: { code: 'still-playing' } });
    await others.ask('echo', {});
    expect([...others.state.seats].map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cy', 'Dan']);
    await both.ask('resign', { id: 'two', seat: 1 });
    expect((await forget(code, tokens.slice(0, 2))).status).toBe(200);
    await until(() => others.state.seats[1]?.name !== 'Ben', 'the names to go');
    expect(others.state.seats[0]?.name).not.toBe('Ada');
  });

  test('before the start frees the seat; a table where nobody is left is gone', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const other = await server.table(['Cy']);
    expect((await forget(code, other.tokens)).body.code).toBe('not-your-seat');
    expect((await forget(code, tokens.slice(0, 1))).status).toBe(200);
    expect((await server.info(code)).body.names).toEqual([null, 'Ben']);
    expect((await forget(code, tokens.slice(1))).status).toBe(200);
    expect((await server.info(code)).status).toBe(404);
    expect((await forget(code, tokens)).body.code).toBe('no-such-table');
  });

  test.each([{}, { tokens: [] }, { tokens: ['x'] }, { tokens: 'x' }, { tokens: Array(7).fill('ab'.repeat(16)) }])(
    'asks rightly: not by %j',
    async (body) => {
      const { code } = await server.table(['Ada']);
      expect(await server.post(`/api/tables/${code}/forget`, body)).toMatchObject({ status: 400 });
      expect((await server.info(code)).body.names).toEqual(['Ada', null]);
    },
  );
});
