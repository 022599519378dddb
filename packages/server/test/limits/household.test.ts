// Only in test:all: it attacks a server in a process of its own.
import type { SeatReply } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_GAME, OPEN_TABLE } from '../support/chosen-games.ts';
import { type Player, play, startMatch } from '../support/player.ts';
import { comeBack, patientlyAt } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

/** People who watch, what each of them asks at a time, and connections that ask over HTTP. */
const SPECTATORS = 20;
const AT_A_TIME = 20;
const CONNECTIONS = 8;
/** How many of their requests were refused, or waited for long, before it counts as an attack. */
const ENOUGH = 30;

let server: ChildServer;
beforeAll(async () => {
  server = await ChildServer.start();
});
afterAll(() => server.remove());

async function post<T>(path: string, body: object): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(server.url + path, sent);
  if (!answer.ok) throw new Error(await answer.text());
  // Each caller knows what it asked for.
  return (await answer.json()) as T;
}

async function playedTable(actions: number) {
  const asked = { ...OPEN_TABLE, name: 'Ada', listed: true, watchable: true };
  const { code, token } = await post<SeatReply>('/api/tables', asked);
  const ben = await post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' });
  const tokens = [token, ben.token];
  const players = await comeBack(server.url, { code, game: OPEN_GAME, tokens });
  await startMatch(players.map((player, seat) => [player, seat] as const));
  await play(players, actions);
  return { code, tokens, players };
}

test('who holds a seat plays on, and comes back to it, while others at the same address ask for all they can get', async () => {
  const watched = await playedTable(10);
  const tables = [await playedTable(0), await playedTable(0)];
  const spectators: Player[] = [];
  while (spectators.length < SPECTATORS) spectators.push(await patientlyAt(server.url, watched.code, []));
  let attacking = true;
  let heldUp = 0;
  const overSocket = async (spectator: Player) => {
    while (attacking && spectator.closeCode === undefined) {
      await spectator.ask('log', { before: 12, count: 100 }).catch(() => {
        heldUp += 1;
      });
    }
  };
  const overHttp = async () => {
    while (attacking) {
      const answer = await fetch(`${server.url}/api/tables/${watched.code}`);
      await answer.arrayBuffer();
      if (answer.status === 429) heldUp += 1;
    }
  };
  const attack = Promise.all([
    ...spectators.flatMap((spectator) => Array.from({ length: AT_A_TIME }, () => overSocket(spectator))),
    ...Array.from({ length: CONNECTIONS }, overHttp),
  ]);
  try {
    await until(() => heldUp >= ENOUGH, 'the attackers to be held up');
    for (const { players } of tables) expect(await play(players, 10)).toBe(10);
    const before = heldUp;
    await until(() => heldUp > before, 'the attackers to be held up still');
    for (const { code, tokens, players } of tables) {
      const back = await comeBack(server.url, { code, game: OPEN_GAME, tokens });
      expect(back.map(({ state }) => state.step)).toEqual(players.map(() => 10));
      expect(await play(back, 4)).toBe(4);
    }
  } finally {
    attacking = false;
    for (const spectator of spectators) spectator.room.connection.close();
    await attack;
  }
});
