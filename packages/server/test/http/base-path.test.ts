import { WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { examine } from '../../src/doctor/index.ts';
import { readSettings } from '../../src/index.ts';
import { buildPagesWhenStale } from '../../src/pages/index.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

const PREFIX = '/games/boomtown';

let server: RunningServer;
beforeAll(async () => {
  await buildPagesWhenStale(() => undefined);
  server = await RunningServer.start({}, { BASE_PATH: PREFIX });
});
afterAll(() => server.remove());

const root = () => server.url.slice(0, -PREFIX.length);

describe('below a path', () => {
  test('lies everything: a whole match is played there, over requests and sockets', async () => {
    expect(server.url.endsWith(PREFIX)).toBe(true);
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    await play(players);
    expect(players.map(({ state }) => state.stage)).toEqual(['over', 'over']);
  });

  test('the doctor finds everything, also without the slash at its end', async () => {
    const { port } = new URL(server.url);
    const settings = { HOST: '127.0.0.1', PORT: port, DATA_DIR: server.dataDir, BASE_PATH: PREFIX };
    const found = await examine(readSettings(settings), server.url);
    expect(found.filter(({ how }) => how === 'ill')).toEqual([]);
    const report = found.map(({ what }) => what).join('\n');
    for (const about of ['can do everything', 'come from below', 'without the slash', 'upgrade to a WebSocket comes'])
      expect(report).toContain(about);
  });

  test('the pages name nothing at the root, so that a browser asks below it too', async () => {
    for (const path of ['/', '/K7QXM', '/replay']) {
      const page = await fetch(server.url + path);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const named = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
      expect(named.length).toBeGreaterThan(2);
      for (const address of named) {
        const { pathname } = new URL(address, server.url + path);
        expect(pathname.startsWith(`${PREFIX}/`)).toBe(true);
        expect((await fetch(root() + pathname)).status).toBe(200);
      }
    }
  });

  test('the path without its slash leads to the one with it, and so does the root', async () => {
    for (const path of ['/', PREFIX]) {
      const answer = await fetch(root() + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `${PREFIX}/`]);
    }
  });

  test('nothing else is at the root but how the server is', async () => {
    expect((await fetch(`${root()}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const path of ['/api/tables', '/matchmake/joinById/K7QXM', '/K7QXM', '/Games/Boomtown/api/tables']) {
      expect((await fetch(root() + path)).status).toBe(404);
    }
  });

  test('a socket opens there and nowhere else', async () => {
    const { code } = await server.table(['Ada']);
    const reserve = () =>
      server.post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, {
        wire: WIRE_VERSION,
        tokens: [],
      });
    const opened = async (prefix: string) => {
      const { sessionId, processId } = (await reserve()).body;
      const address = `${root().replace('http', 'ws')}${prefix}/${processId}/${code}?sessionId=${sessionId}`;
      return new Promise((resolve) => {
        const socket = new WebSocket(address);
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.once('open', () => {
          socket.close();
          resolve('open');
        });
      });
    };
    expect(await opened(PREFIX)).toBe('open');
    expect(await opened('')).toBe(404);
    expect(await opened('/games')).toBe(404);
    expect(await opened(`${PREFIX}/deeper`)).toBe(404);
  });
});
