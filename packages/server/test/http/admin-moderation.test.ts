import {
  type AdminChatReply,
  type AdminReply,
  type AdminTablesReply,
  DEFAULT_TERMS,
  type HttpRefusal,
  type Terms,
} from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, startMatch } from '../support/player.ts';
import { type Answered, RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const WORD = 'seven cranes and a hook';
const WIM = { name: 'Wim', voice: 'a1'.repeat(16) } as const;

let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  server = await RunningServer.start({}, { ADMIN_PASSWORD: WORD });
  const headers = { origin: server.url, 'content-type': 'application/json' };
  const body = JSON.stringify({ word: WORD });
  const said = await fetch(`${server.url}/api/admin/session`, { method: 'POST', headers, body });
  cookie = said.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => server.remove());

async function ask<T = HttpRefusal>(path: string, body: unknown = {}): Promise<Answered<T>> {
  const headers = { origin: server.url, 'content-type': 'application/json', cookie };
  const answer = await fetch(`${server.url}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  // Each caller knows what it asked for.
  return { status: answer.status, body: (await answer.json()) as T };
}

async function overview(): Promise<AdminReply> {
  const answer = await fetch(`${server.url}/api/admin`, { headers: { cookie } });
  return (await answer.json()) as AdminReply;
}

/** Two who play and one who watches, all of whom hear what they may. */
async function playedTable(terms: Partial<Terms> = {}) {
  const { code, tokens } = await server.table(['Ada', 'Rude Ben'], { terms: { ...DEFAULT_TERMS, ...terms } });
  const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
  const [ada, ben] = players;
  if (ada === undefined || ben === undefined) throw new Error('two play');
  const wim = await Player.join(server.url, code, []);
  for (const player of [...players, wim]) await player.ask('chat', { watchers: true });
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  return { code, tokens, ada, ben, wim };
}

/** The lines of a channel whose removal a browser was sent. */
const goneOf = ({ heard }: Player) =>
  heard.flatMap((news) => (news.type === 'gone' ? [[news.channel, news.lines]] : []));

describe('a name that the host takes away', () => {
  test('is gone for everybody at once, with what was said under it; the player keeps the seat and plays on', async () => {
    const { code, ada, ben, wim } = await playedTable();
    await ben.say('something rude', { seat: 1 });
    await ada.say('please stop', { seat: 0 });
    expect(await ask(`/tables/${code}/name`, { seat: 1, name: 'Rude Ben' })).toEqual({ status: 200, body: {} });
    const everybody = [ada, ben, wim];
    await until(() => everybody.every(({ state }) => state.seats[1]?.name === 'Anonymous 2'), 'the other name');
    await until(() => goneOf(ada).length > 0, 'the line to go');
    expect(goneOf(ada)).toEqual([['players', [1]]]);
    const { lines } = await ada.ask('chat', { watchers: true });
    expect(lines.map(({ text }) => text)).toEqual(['please stop']);
    expect(await ben.ask('resign', { id: 'still here', seat: 1 })).toEqual({});
    const listed = await ask<AdminTablesReply>('/tables', { code, skip: 0 });
    expect(listed.body.tables).toMatchObject([{ names: ['Ada', 'Anonymous 2'] }]);
  });

  test('is gone at once for those who watch late, too, and none of them takes it', async () => {
    const { code, ada, wim } = await playedTable({ watchDelay: 10 });
    expect(await ask(`/tables/${code}/name`, { seat: 1, name: 'Rude Ben' })).toEqual({ status: 200, body: {} });
    await until(() => [ada, wim].every(({ state }) => state.seats[1]?.name === 'Anonymous 2'), 'the other name');
    const again = { id: 'again', text: 'hi', as: { ...WIM, name: 'Rude Ben' } };
    expect(await wim.refused('say', again)).toMatchObject({ code: 'name-taken-away' });
  });

  test('is nobody’s at this table any more, however it is written, also after a restart and at the next table', async () => {
    const { code, tokens, ada, ben, wim } = await playedTable();
    await ask(`/tables/${code}/name`, { seat: 1, name: 'Rude Ben' });
    const gone = { code: 'name-taken-away' };
    expect(await wim.refused('say', { id: 'again', text: 'hi', as: { ...WIM, name: 'rude BEN' } })).toMatchObject(gone);
    await ben.ask('resign', { id: 'enough', seat: 1 });
    await until(() => ada.state.stage === 'over', 'the end');
    await ada.ask('rematch', { id: 'once more' });
    const rematch = () => ada.notices.find(({ type }) => type === 'rematch');
    await until(() => rematch() !== undefined, 'the next table');
    const led = rematch();
    const next = led?.type === 'rematch' ? led.code : '';
    for (const player of [ada, ben, wim]) await player.leave();
    await server.close();
    await server.open();
    // There everybody sits one seat further.
    const [again, there] = await Promise.all([code, next].map((one) => Player.join(server.url, one, tokens.slice(1))));
    expect(await again?.refused('rename', { id: 'a name', seat: 1, name: 'R u d e  Ben' })).toMatchObject(gone);
    expect(await there?.refused('rename', { id: 'a name', seat: 0, name: 'Rude Ben' })).toMatchObject(gone);
    expect(await there?.ask('rename', { id: 'other', seat: 0, name: 'Ben' })).toEqual({});
  });

  test('can’t be taken by a newcomer either', async () => {
    const { code, tokens } = await server.table(['Ada', 'Rude Ben']);
    await ask(`/tables/${code}/name`, { seat: 1, name: 'Rude Ben' });
    const ben = await Player.join(server.url, code, tokens.slice(1));
    await ben.ask('standUp', { id: 'out', seat: 1 });
    const sit = (name: string) => server.post(`/api/tables/${code}/seats`, { name });
    expect(await sit('Rude Ben')).toMatchObject({ status: 409, body: { code: 'name-taken-away' } });
    expect((await sit('Ben')).status).toBe(201);
  });

  test('must be the one that stands there: who changed it meanwhile keeps theirs, and a free seat has none', async () => {
    const { code } = await server.table(['Ada']);
    for (const body of [
      { seat: 0, name: 'ada' },
      { seat: 1, name: '' },
      { seat: 5, name: 'Ada' },
    ]) {
      expect(await ask(`/tables/${code}/name`, body)).toMatchObject({ body: { code: 'stale' } });
    }
    expect((await server.info(code)).body.names).toEqual(['Ada', null]);
  });
});

describe('a seat that the host closes', () => {
  test('is given up in mid-match: its player hears it, and can’t come back; the others play on', async () => {
    const { code, tokens, ada, ben, wim } = await playedTable();
    expect(await ask(`/tables/${code}/close`, { seat: 1, name: 'Rude Ben' })).toEqual({ status: 200, body: {} });
    await until(() => ada.state.stage === 'over', 'the end of a match of two');
    expect(JSON.parse(ada.state.ending)).toEqual({ winners: [0], resigned: [1] });
    await until(() => ben.notices.length > 0, 'the news');
    expect(ben.notices).toContainEqual({ type: 'kicked', seat: 1, name: 'Rude Ben' });
    await until(() => [ada, wim].every(({ state }) => state.seats[1]?.name === 'Anonymous 2'), 'the other name');
    expect(await ben.refused('say', { id: 'still here', text: 'again', as: { seat: 1 } })).toMatchObject({
      code: 'not-your-seat',
    });
    await ben.leave();
    await expect(Player.join(server.url, code, tokens.slice(1))).rejects.toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
  });

  test('is free again before the start; a further one at a finished table ends that, once nobody can come back', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    expect(await ask(`/tables/${code}/close`, { seat: 1, name: 'Ben' })).toEqual({ status: 200, body: {} });
    await until(() => ada.state.seats[1]?.taken === false, 'the free seat');
    expect((await server.post(`/api/tables/${code}/seats`, { name: 'Cleo' })).status).toBe(201);

    const played = await playedTable();
    await ask(`/tables/${played.code}/close`, { seat: 1, name: 'Rude Ben' });
    expect((await server.info(played.code)).status).toBe(200);
    await ask(`/tables/${played.code}/close`, { seat: 0, name: 'Ada' });
    await until(() => played.ada.closeCode !== undefined, 'the end of the table');
    expect((await server.info(played.code)).status).toBe(404);
  });

  test('must have the player who is meant: another one, a free seat and a bot’s stay', async () => {
    const { code, tokens } = await server.table(['Ada']);
    const ada = await Player.join(server.url, code, tokens);
    await ada.ask('seatBot', { seat: 1, level: 'easy' });
    const bot = ada.state.seats[1]?.name ?? '';
    for (const body of [
      { seat: 0, name: 'Adam' },
      { seat: 1, name: bot },
      { seat: 5, name: 'Ada' },
    ]) {
      expect(await ask(`/tables/${code}/close`, body)).toMatchObject({ body: { code: 'stale' } });
    }
    expect((await server.info(code)).body.names).toEqual(['Ada', bot]);
  });
});

describe('a line of a spectator that the host takes away', () => {
  test('is gone for everybody who heard it, and stays gone', async () => {
    const { code, ada, wim } = await playedTable();
    await wim.say('a rude line', WIM);
    await wim.say('a fine line', WIM);
    await ada.say('what only players read', { seat: 0 });
    const read = await ask<AdminChatReply>(`/tables/${code}/chat`);
    expect(read.body.lines.map(({ line, name, text }) => [line, name, text])).toEqual([
      [1, 'Wim', 'a rude line'],
      [2, 'Wim', 'a fine line'],
    ]);
    expect(await ask(`/tables/${code}/line`, { line: 1 })).toEqual({ status: 200, body: {} });
    await until(() => goneOf(ada).length > 0, 'the line to go');
    expect(goneOf(ada)).toEqual([['watchers', [1]]]);
    const later = await Player.join(server.url, code, []);
    expect((await later.ask('chat', { watchers: true })).lines.map(({ text }) => text)).toEqual(['a fine line']);
    expect(await ask(`/tables/${code}/line`, { line: 1 })).toMatchObject({ body: { code: 'stale' } });
  });

  test('is none of the players’', async () => {
    const { code, ada } = await playedTable();
    await ada.say('what only players read', { seat: 0 });
    expect((await ask<AdminChatReply>(`/tables/${code}/chat`)).body.lines).toEqual([]);
    expect(await ask(`/tables/${code}/line`, { line: 1 })).toMatchObject({ body: { code: 'stale' } });
    expect((await ada.ask('chat', { watchers: true })).lines).toHaveLength(1);
  });
});

test('hostile bodies are refused, and nothing changes', async () => {
  const { code } = await server.table(['Ada']);
  const hostile: readonly (readonly [string, unknown])[] = [
    ['name', { seat: -1, name: 'Ada' }],
    ['name', { seat: 99, name: 'Ada' }],
    ['name', { seat: 0 }],
    ['name', { seat: 0, name: 'x'.repeat(10_000) }],
    ['name', { seat: 0, name: 'Ada', more: 1 }],
    ['close', { seat: 0 }],
    ['line', { line: 0 }],
    ['line', { line: '1' }],
    ['line', { line: 1.5 }],
  ];
  for (const [what, body] of hostile) {
    expect(await ask(`/tables/${code}/${what}`, body), JSON.stringify(body)).toMatchObject({ status: 400 });
  }
  for (const [what, body] of [
    ['name', { seat: 0, name: 'Ada' }],
    ['line', { line: 1 }],
    ['chat', {}],
  ] as const) {
    expect(await ask(`/tables/K7QXM/${what}`, body)).toMatchObject({ status: 404 });
  }
  expect((await server.info(code)).body.names).toEqual(['Ada', null]);
});

test('what the host did is noted, outlasts the server, and holds no word of what was taken away', async () => {
  const { code, wim } = await playedTable();
  await wim.say('a rude line', WIM);
  const before = (await overview()).acts?.length ?? 0;
  await ask(`/tables/${code}/name`, { seat: 1, name: 'Nobody Here' });
  await ask(`/tables/${code}/name`, { seat: 1, name: 'Rude Ben' });
  await ask(`/tables/${code}/line`, { line: 1 });
  await ask('/drain', { draining: true });
  await ask('/drain', { draining: true });
  await ask('/drain', { draining: false });
  await ask(`/tables/${code}/end`);
  const { acts } = await overview();
  const mine = acts?.slice(0, (acts?.length ?? 0) - before) ?? [];
  expect(mine.map(({ what, seat }) => [what, seat])).toEqual([
    ['ended-table', null],
    ['withdrew-update', null],
    ['announced-update', null],
    ['took-line', null],
    ['took-name', 1],
  ]);
  expect(mine.map(({ table }) => table !== null)).toEqual([true, false, false, true, true]);
  for (const word of ['Rude', 'rude', 'Wim', code]) expect(JSON.stringify(acts)).not.toContain(word);
  await server.close();
  await server.open();
  expect(server.logged.filter((line) => line.includes('the host did something')).join()).not.toMatch(/rude|Wim/i);
});
