import { CLOSE } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, play, someAction, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

async function startedTable(names: readonly [string, string] = ['Ada', 'Ben']) {
  const { code, tokens } = await server.table(names);
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  return { code, tokens, ada, ben };
}

describe('fault 6: the page is refreshed in mid-turn and the close frame is swallowed', () => {
  test('the new page has the seat at once, while the old socket still seems open', async () => {
    const { code, tokens, ada, ben } = await startedTable();
    await play([ada, ben], 3);
    const again = await Player.join(server.url, code, tokens.slice(0, 1));
    expect((await again.ask('snapshot', {})).step).toMatchObject([3, [], [[0, {}]]]);
    expect(again.view).toEqual(ben.view);
    await play([again, ben], 4);
    expect(ben.state.seats[0]?.here).toBe(true);
    expect(ben.state.step).toBe(7);
  });
});

describe('fault 7: three sockets present one seat token at once', () => {
  test('one holds the seat, the others learn it finally', async () => {
    const { code, tokens, ada, ben } = await startedTable();
    const three = await Promise.all([1, 2, 3].map(() => Player.connect(server.url, code, tokens.slice(0, 1))));
    await until(() => three.filter(({ closeCode }) => closeCode !== undefined).length === 2, 'two to be closed');
    expect(await ada.closed).toBe(CLOSE.elsewhere);
    for (const { closeCode } of three) if (closeCode !== undefined) expect(closeCode).toBe(CLOSE.elsewhere);
    const holder = three.find(({ closeCode }) => closeCode === undefined);
    expect((await holder?.ask('snapshot', {}))?.step[2]).toHaveLength(1);
    const { seat, action } = someAction(ben);
    expect(seat).toBe(0);
    await expect(holder?.act(0, action, ben.state.step)).resolves.toEqual({ step: 1 });
  });

  test('a page that holds both seats loses both when one is opened elsewhere', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const both = await Player.join(server.url, code, tokens);
    const one = await Player.join(server.url, code, tokens.slice(1));
    expect(await both.closed).toBe(CLOSE.elsewhere);
    await until(() => one.state.seats[0]?.here === false, 'seat 0 to be away');
    expect(one.state.seats[1]?.here).toBe(true);
  });
});

describe('fault 8: actions happened while a client was away', () => {
  test.each([1, 20, 36])(
    'after %d actions its board equals the server’s, and it can read what it missed',
    async (away) => {
      const { code, tokens, ada, ben } = await startedTable();
      await ada.leave();
      const both = await Player.join(server.url, code, tokens);
      expect(await ben.closed).toBe(CLOSE.elsewhere);
      const made = await play([both, both], away);
      const spectator = await Player.join(server.url, code, []);
      const again = await Player.join(server.url, code, tokens.slice(0, 1));
      expect(again.state.step).toBe(made);
      expect(again.view).toEqual(spectator.view);
      const { steps } = await again.ask('log', { count: 100 });
      expect(steps.map(([step]) => step)).toEqual([...Array(made + 1).keys()]);
      expect(await again.ask('log', { before: 2, count: 1 })).toEqual({ steps: steps.slice(1, 2) });
    },
  );
});

describe('fault 10: a client proves its link by a round trip', () => {
  test('an echo is answered, and a stale socket’s is not', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, code, tokens);
    await expect(ada.ask('echo', {})).resolves.toEqual({});
    await ada.leave();
    await expect(ada.ask('echo', {})).rejects.toThrow();
  });
});

describe('fault 12: the first seconds after joining are no hole', () => {
  test('a socket lost right after the join is simply replaced', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    for (let i = 0; i < 5; i += 1) {
      const early = await Player.connect(server.url, code, tokens.slice(0, 1));
      early.room.connection.close();
    }
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    await until(() => ada.state.seats[0]?.here === true, 'seat 0 to be here');
    expect((await ada.ask('snapshot', {})).step[2]).toEqual([[0, {}]]);
  });
});
