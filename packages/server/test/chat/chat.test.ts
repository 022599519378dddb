import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChatNews, type ChatReply, CLOSE, DEFAULT_TERMS, type HttpRefusal, type RequestOf } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RecordStore, sqliteInMemory } from '../../src/storage/index.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';
import { ROOMY } from '../support/any-table.ts';
import { OPEN_RULES, OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const MAX_LINES = 200;
const ADA = { seat: 0 } as const;
const BEN = { seat: 1 } as const;
const WIM = { name: 'Wim', voice: 'a1'.repeat(16) } as const;
const XENA = { name: 'Xena', voice: 'b2'.repeat(16) } as const;

let server: RunningServer;
beforeAll(async () => {
  const much = { atOnce: 1e6, aSecond: 1e6 };
  server = await RunningServer.start({ limits: { ...ROOMY, lines: much, watchersLines: much, reactions: much } });
});
afterAll(() => server.remove());

async function seated() {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  const wim = await Player.join(server.url, code, []);
  const xena = await Player.join(server.url, code, []);
  return { code, tokens, ada, ben, wim, xena };
}

const begin = ({ ada, ben }: { readonly ada: Player; readonly ben: Player }) =>
  startMatch([
    [ada, 0],
    [ben, 1],
  ]);

const textsIn = ({ lines }: ChatReply) => lines.map(({ text }) => text);
const textsHeard = ({ heard }: Player) => heard.flatMap((news) => (news.type === 'said' ? [news.line.text] : []));
const bytesOf = ({ frames }: Player) => Buffer.concat(frames).toString('latin1');
const hears = (player: Player, text: string) => until(() => textsHeard(player).includes(text), `"${text}" to be heard`);
const said = (code: string, body: { readonly tokens: readonly string[]; readonly voice?: string }) =>
  server.post<ChatReply & HttpRefusal>(`/api/tables/${code}/said`, body);
const forget = (code: string, body: { readonly tokens: readonly string[]; readonly voice?: string }) =>
  server.post<HttpRefusal>(`/api/tables/${code}/forget`, body);

describe('the chat of a table', () => {
  test('is heard by the players before the start, in play and after the end, and by nobody who did not ask', async () => {
    const table = await seated();
    const { ada, ben, wim } = table;
    await ben.ask('chat', { watchers: false });
    const first = await ada.say('hello in the waiting room', ADA);
    expect(first.line).toMatchObject({ line: 1, by: ADA, name: 'Ada', text: 'hello in the waiting room' });
    await hears(ben, 'hello in the waiting room');
    expect(ben.heard).toEqual([{ type: 'said', line: first.line }]);
    await begin(table);
    await ben.say('hello in play', BEN);
    await play([ada, ben]);
    expect(ada.state.stage).toBe('over');
    await ada.say('hello at the end', ADA);
    await hears(ben, 'hello at the end');
    expect(textsHeard(ben)).toEqual(['hello in the waiting room', 'hello at the end']);
    // Neither the speaker, nor who did not ask for the chat, gets anything of it by itself.
    await Promise.all([ada.ask('echo', {}), wim.ask('echo', {})]);
    expect(ada.heard).toEqual([]);
    expect(bytesOf(wim)).not.toContain('hello');
  });

  test('comes whole to those who come late or come back; those who play and those who watch talk apart', async () => {
    const { code, tokens, ada, ben, wim, xena } = await seated();
    await xena.ask('chat', { watchers: true });
    await ben.ask('chat', { watchers: false });
    await ada.say('number one', ADA);
    await wim.say('from the stands', WIM);
    await ben.say('number two', BEN);
    await hears(xena, 'from the stands');
    const again = await Player.join(server.url, code, tokens.slice(0, 1));
    expect(textsIn(await again.ask('chat', { watchers: false }))).toEqual(['number one', 'number two']);
    const late = await Player.join(server.url, code, []);
    const seen = await late.ask('chat', { watchers: true });
    // Numbered apart, so that nobody learns how much is said elsewhere.
    expect(seen.lines).toMatchObject([{ line: 1, name: 'Wim', text: 'from the stands' }]);
    await again.say('number three', ADA);
    await late.say('from the top row', XENA);
    await hears(xena, 'from the top row');
    await hears(ben, 'number three');
    await Promise.all([ben, xena, late].map((player) => player.ask('echo', {})));
    for (const spectator of [wim, xena, late]) expect(bytesOf(spectator)).not.toContain('number');
    expect(bytesOf(ben)).not.toContain('from the');
  });

  test('reaches a crowd of spectators whole and in the order in which it was said', async () => {
    const { code, wim } = await seated();
    // More than are sent to in one turn of the event loop.
    const crowd = await Promise.all(Array.from({ length: 40 }, () => Player.join(server.url, code, [])));
    for (const one of crowd) await one.ask('chat', { watchers: true });
    const texts = ['one', 'two', 'three'];
    await Promise.all(texts.map((text) => wim.say(text, WIM)));
    for (const one of crowd) await hears(one, 'three');
    expect(crowd.map(textsHeard)).toEqual(crowd.map(() => texts));
    for (const one of crowd) await one.leave();
  });

  test('shows the spectators’ lines to the one player who wants them, until they want them no longer', async () => {
    const { ada, ben, wim } = await seated();
    await wim.say('before', WIM);
    await ada.say('between us', ADA);
    await ben.ask('chat', { watchers: false });
    expect(textsIn(await ada.ask('chat', { watchers: true })).toSorted()).toEqual(['before', 'between us']);
    await wim.say('while they want it', WIM);
    await hears(ada, 'while they want it');
    expect(textsIn(await ada.ask('chat', { watchers: false }))).toEqual(['between us']);
    await wim.say('after', WIM);
    await Promise.all([ada.ask('echo', {}), ben.ask('echo', {})]);
    expect(textsHeard(ada)).toEqual(['while they want it']);
    expect(ben.heard).toEqual([]);
  });

  test('lets nobody speak for another player', async () => {
    const { ada, ben, wim } = await seated();
    const say = (as: RequestOf<'say'>['as']) => ({ id: 'mine', text: 'not me', as });
    for (const [who, as] of [
      [ada, BEN],
      [wim, ADA],
      [ada, WIM],
    ] as const) {
      expect(await who.refused('say', say(as))).toMatchObject({ code: 'not-your-seat' });
    }
    expect(await wim.refused('react', { seat: 0, reaction: 'bravo' })).toMatchObject({ code: 'not-your-seat' });
    expect((await ben.ask('chat', { watchers: true })).lines).toEqual([]);
  });

  test('knows a spectator again, also by another name, and shows the voice to nobody', async () => {
    const { code, ada, wim } = await seated();
    await ada.ask('chat', { watchers: true });
    await wim.say('I am here', WIM);
    await wim.leave();
    const back = await Player.join(server.url, code, []);
    await back.say('and here again', { ...WIM, name: 'Wilhelm' });
    const other = await server.table(['Cy']);
    const elsewhere = await Player.join(server.url, other.code, []);
    const { line } = await elsewhere.say('and elsewhere', WIM);
    await hears(ada, 'and here again');
    const signs = ada.heard.flatMap((news) => (news.type === 'said' ? [news.line.by] : []));
    expect(signs[1]).toEqual(signs[0]);
    expect(line.by).not.toEqual(signs[0]);
    expect(bytesOf(ada)).not.toContain(WIM.voice);
  });

  test('a request that is repeated, as after a lost answer, says it once, also after a restart', async () => {
    const { code, tokens, ada, ben } = await seated();
    await ben.ask('chat', { watchers: false });
    const first = await ada.say('just once', ADA, 'same');
    expect(await ada.say('just once', ADA, 'same')).toEqual(first);
    expect((await ben.say('mine', BEN, 'same')).line).toMatchObject({ line: 2, text: 'mine' });
    await server.close();
    await server.open();
    const again = await Player.join(server.url, code, tokens.slice(0, 1));
    expect(await again.say('just once', ADA, 'same')).toEqual(first);
    expect(textsIn(await again.ask('chat', { watchers: false }))).toEqual(['just once', 'mine']);
    expect(textsHeard(ben)).toEqual(['just once']);
  });

  test('fault 26: what is said comes out as it went in, without what cannot be seen', async () => {
    const { ada, ben } = await seated();
    await ben.ask('chat', { watchers: false });
    const literal = '<img src=x onerror="alert(1)"> & {{7*7}} \u2028 [a](javascript:b)';
    expect((await ada.say(literal, ADA)).line.text).toBe(literal.replace(/\s+/g, ' '));
    expect((await ada.say('  a\u202eb\u2066c\u0000d\u200be\n\nf  ', ADA)).line.text).toBe('abcde f');
    expect((await ada.say(`z${'\u0301'.repeat(50)}`, ADA)).line.text).toBe('\u017a');
    expect((await ada.say('👩‍🚀 می‌خواهم שלום', ADA)).line.text).toBe('👩‍🚀 می‌خواهم שלום');
    for (const text of ['', '   ', '\u200b\u202e', '\u3164', 'x'.repeat(301), 'x'.repeat(15_000)]) {
      const refusal = await ada.refused('say', { id: 'bad', text, as: ADA });
      expect(refusal).toMatchObject({ code: 'malformed', message: expect.stringContaining('1 to 300 signs') });
    }
    await hears(ben, '👩‍🚀 می‌خواهم שלום');
    expect(ben.heard).toHaveLength(4);
  });

  test.each([
    null,
    [],
    {},
    { id: 'a', text: 'x' },
    { id: 'a', text: 'x', as: {} },
    { id: 'a', text: 'x', as: { seat: '0' } },
    { id: 'a', text: 'x', as: { seat: 6 } },
    { id: 'a', text: 'x', as: { seat: 0, name: 'Ada' } },
    { id: 'a', text: 'x', as: { name: 'Ada', voice: 'short' } },
    { id: 'a', text: ['x'], as: { seat: 0 } },
    { id: 'a', text: { toString: 'x' }, as: { seat: 0 } },
    { id: '', text: 'x', as: { seat: 0 } },
    { id: 'a', text: 'x', as: { seat: 0 }, at: 5 },
    JSON.parse('{"id":"a","text":"x","as":{"seat":0,"__proto__":{"seat":1}}}'),
    JSON.parse('{"id":"a","text":"x","as":{"seat":0},"constructor":{}}'),
  ])('fault 27: a message of the wrong shape is refused, and nothing is said: %j', async (request) => {
    const { ada, ben } = await seated();
    await ben.ask('chat', { watchers: true });
    expect(await ada.refused('say', request)).toMatchObject({ code: 'malformed' });
    expect(await ada.refused('react', request)).toMatchObject({ code: 'malformed' });
    await ada.say('well', ADA);
    await hears(ben, 'well');
    expect(ben.heard).toHaveLength(1);
  });

  test('keeps the last lines of each channel, and no more', async () => {
    const { code, tokens, ada, wim } = await seated();
    await wim.say('the only one', WIM);
    for (let i = 1; i <= MAX_LINES + 5; i += 1) await ada.say(`line ${i}`, ADA);
    const expected = Array.from({ length: MAX_LINES }, (_, i) => `line ${i + 6}`);
    const players = ({ lines }: ChatReply) => lines.filter(({ by }) => 'seat' in by).map(({ text }) => text);
    expect(players(await ada.ask('chat', { watchers: true }))).toEqual(expected);
    await server.close();
    await server.open();
    const again = await Player.join(server.url, code, tokens.slice(0, 1));
    const reply = await again.ask('chat', { watchers: true });
    expect(players(reply)).toEqual(expected);
    expect(textsIn(reply)).toContain('the only one');
    expect((await again.say('one more', ADA)).line.line).toBe(MAX_LINES + 6);
  });

  test('stands in no log, transcript, export or list', async () => {
    const secret = 'a word for friends';
    const { code, tokens, ada, ben } = await seated();
    await ada.say(secret, ADA);
    await ada.refused('say', { id: 'x', text: secret.repeat(40), as: ADA });
    await begin({ ada, ben });
    await play([ada, ben]);
    const read = await Promise.all([
      server.post(`/api/tables/${code}/transcript`, { tokens: tokens.slice(0, 1) }),
      server.get(`/api/tables/${code}`),
      server.get('/api/tables'),
      server.post('/api/tables/held', { tables: [{ code, tokens }] }),
    ]);
    for (const { status, body } of read) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(secret);
    }
    expect(server.logged.join('\n')).not.toContain(secret);
    // It does stand in the records, or the test would prove nothing.
    const files = await readdir(server.dataDir);
    const bytes = await Promise.all(files.map((file) => readFile(join(server.dataDir, file), 'latin1')));
    expect(bytes.join('')).toContain(secret);
  });
});

describe('what a client said', () => {
  test('can be read and taken away by who holds the seat, and by nobody else', async () => {
    const { code, tokens, ada, ben, wim } = await seated();
    await begin({ ada, ben });
    await ada.say('by Ada', ADA);
    await ben.say('by Ben', BEN);
    await wim.say('by Wim', WIM);
    expect(textsIn((await said(code, { tokens: tokens.slice(0, 1) })).body)).toEqual(['by Ada']);
    expect(textsIn((await said(code, { tokens: [], voice: WIM.voice })).body)).toEqual(['by Wim']);
    expect(textsIn((await said(code, { tokens: ['00'.repeat(16)], voice: XENA.voice })).body)).toEqual([]);
    for (const bad of [{ tokens: [] }, { tokens: [], voice: 'x' }, {}]) {
      expect((await said(code, bad as never)).status).toBe(400);
    }
    await ben.ask('chat', { watchers: true });
    await ben.ask('resign', { id: 'enough', seat: 1 });
    expect((await forget(code, { tokens: tokens.slice(0, 1) })).status).toBe(200);
    expect((await forget(code, { tokens: [], voice: WIM.voice })).status).toBe(200);
    await until(() => ben.heard.length === 2, 'the lines to go');
    expect(ben.heard).toEqual([
      { type: 'gone', channel: 'players', lines: [1] },
      { type: 'gone', channel: 'watchers', lines: [1] },
    ] satisfies ChatNews[]);
    expect(textsIn(await ben.ask('chat', { watchers: true }))).toEqual(['by Ben']);
    await server.close();
    await server.open();
    const again = await Player.join(server.url, code, tokens.slice(1));
    expect(textsIn(await again.ask('chat', { watchers: true }))).toEqual(['by Ben']);
  });

  test('goes with those who give their seat up before the start, or are sent away; others stay as they are', async () => {
    const { ada, ben, wim } = await seated();
    await ada.ask('chat', { watchers: false });
    await ben.say('I was here', BEN);
    await ada.say('so was I', ADA);
    await ben.ask('chat', { watchers: false });
    await ben.ask('standUp', { seat: 1 });
    await until(() => ada.heard.some(({ type }) => type === 'gone'), 'the line to go');
    expect(textsIn(await ada.ask('chat', { watchers: false }))).toEqual(['so was I']);
    // A spectator from now on hears the players no longer.
    await ada.say('between those who sit', ADA);
    await Promise.all([ben.ask('echo', {}), wim.ask('echo', {})]);
    expect(bytesOf(ben)).not.toContain('between those who sit');
    expect(textsIn(await ben.ask('chat', { watchers: false }))).toEqual([]);
  });

  test('goes with its table', async () => {
    const { code, tokens, ada, ben } = await seated();
    await ada.say('soon gone', ADA);
    await forget(code, { tokens });
    expect(await ben.closed).toBe(CLOSE.ended);
    expect((await said(code, { tokens })).status).toBe(404);
  });

  test('keeps its table from being too old, as what is played does', async () => {
    const store = await RecordStore.open(sqliteInMemory());
    try {
      const asked = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true } as const;
      const record = newRecord(OPEN_RULES, { ...asked, terms: DEFAULT_TERMS }, newToken(), 1_000);
      await store.addTable(record);
      expect(await store.idleSince(5_000)).toEqual([record.code]);
      await store.chat.add(
        record.code,
        { line: 1, by: ADA, name: 'Ada', text: 'still here', request: 'r', at: 6_000 },
        0,
      );
      expect(await store.idleSince(5_000)).toEqual([]);
      expect(await store.idleSince(7_000)).toEqual([record.code]);
    } finally {
      await store.close();
    }
  });
});

describe('a reaction', () => {
  test('is seen by the other players, once, and stored nowhere', async () => {
    const { code, tokens, ada, ben, wim } = await seated();
    for (const player of [ada, ben, wim]) await player.ask('chat', { watchers: true });
    await ada.ask('react', { seat: 0, reaction: 'bravo' });
    await until(() => ben.heard.length > 0, 'the reaction');
    expect(ben.heard).toEqual([{ type: 'reacted', seat: 0, reaction: 'bravo' }]);
    await Promise.all([ada.ask('echo', {}), wim.ask('echo', {})]);
    expect([...ada.heard, ...wim.heard]).toEqual([]);
    expect(await ada.refused('react', { seat: 0, reaction: 'rude' })).toMatchObject({ code: 'malformed' });
    const again = await Player.join(server.url, code, tokens.slice(1));
    expect((await again.ask('chat', { watchers: true })).lines).toEqual([]);
  });
});
