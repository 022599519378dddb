// Only in test:all: it kills servers in processes of their own.
import type { SeatReply } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { until } from '../support/until.ts';

let server: ChildServer;
beforeAll(async () => {
  server = await ChildServer.start();
});
afterAll(() => server.remove());

async function post<T>(path: string, body: unknown): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  // Each caller knows what it asked for.
  return (await (await fetch(server.url + path, sent)).json()) as T;
}

async function join(code: string, tokens: readonly string[]): Promise<[Player, Player]> {
  return [
    await Player.join(server.url, code, tokens.slice(0, 1)),
    await Player.join(server.url, code, tokens.slice(1)),
  ];
}

test('the process is killed with −9 between ask and answer, and again after the takeback', async () => {
  const terms = { clock: { kind: 'none' }, takeback: true };
  const asked = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true, terms };
  const { code, token } = await post<SeatReply>('/api/tables', asked);
  const { token: second } = await post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' });
  const tokens = [token, second];
  let players = await join(code, tokens);
  await startMatch([
    [players[0], 0],
    [players[1], 1],
  ]);
  await play(players, 2);
  const before = players[0].view;
  await play(players, 1);
  const of = players[0].state.step;
  const after = players[0].view;
  const seat = players[0].state.mayTakeBack;
  expect(await players[seat]?.ask('takeBack', { id: 'a', step: of, seat })).toEqual({ done: false });
  await server.end('SIGKILL');
  await server.open();

  // The move stands, nobody asks, and an answer finds nothing to answer.
  players = await join(code, tokens);
  expect(players[0].view).toEqual(after);
  expect(players[0].state).toMatchObject({ step: of, takebackAsked: -1, mayTakeBack: seat });
  const answer = { step: of, seats: [1 - seat], agree: true };
  expect((await players[1 - seat]?.refused('answerTakeback', answer))?.code).toBe('nothing-asked');
  expect(await players[seat]?.ask('takeBack', { id: 'b', step: of, seat })).toEqual({ done: false });
  await until(() => players[1 - seat]?.state.takebackAsked === seat, 'the ask');
  await players[1 - seat]?.ask('answerTakeback', answer);
  await server.end('SIGKILL');
  await server.open();

  // What was acknowledged as taken back is so.
  players = await join(code, tokens);
  expect(players[0].state.step).toBe(of + 1);
  for (const player of players) expect(player.view).toEqual(before);
  expect(await play(players, 2)).toBe(2);
});
