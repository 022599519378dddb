import { replay, type Transcript, verify } from '@boomtown/game-core';
import { finishedMatch } from '@boomtown/game-testing';
import { gameOf } from '@boomtown/registry/rules';
import { MAX_MATCH_ACTIONS } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../../src/tables/token.ts';
import { HIDDEN_GAME_FOR_TWO, OPEN_GAME, OPEN_RULES } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

/** A finished match of two as its file has it. */
function fileOf(id: string): Transcript {
  const nonces = [new Uint8Array(16).fill(2), new Uint8Array(16).fill(3)];
  return finishedMatch(gameOf(id), { options: {}, secret: new Uint8Array(32).fill(1), nonces, names: ['Ada', 'Ben'] });
}

const open = fileOf(OPEN_GAME);

/** What a page asks for that plays on from a moment of it. */
function asked({ game, options, seats, seed, actions }: Transcript, step: number, changes: object = {}) {
  const made = actions.slice(0, step).map(({ seat, action }) => ({ seat, action }));
  const match = { game, options, seats, seed, actions: made };
  return { match, name: 'Ada', seat: 0, hidden: 'kept', bots: null, ...changes };
}

const PATH = '/api/tables/continued';

interface Seated {
  readonly code: string;
  readonly token: string;
}

async function continued(body: object): Promise<Seated> {
  const made = await server.post(PATH, body);
  expect(made).toMatchObject({ status: 201 });
  return made.body as Seated;
}

describe('a table that goes on from a moment of another match', () => {
  test('is made once, however often it is asked for by one request', async () => {
    const body = asked(open, 5, { token: newToken() });
    const tables = await Promise.all([continued(body), continued(body)]);
    tables.push(await continued(body));
    expect(new Set(tables.map(({ code }) => code)).size).toBe(1);
  });

  test('begins with that position, is played to its end, and says everywhere what it is', async () => {
    const { code, token } = await continued(asked(open, 5));
    const info = await server.get(`/api/tables/${code}`);
    expect(info.body).toMatchObject({ listed: false, watchable: false, terms: { goesOnFrom: 5 } });
    const { body } = await server.post(`/api/tables/${code}/seats`, { name: 'Ben' });
    const both = await Player.join(server.url, code, [token, (body as Seated).token]);
    expect(JSON.parse(both.state.terms)).toMatchObject({ goesOnFrom: 5 });
    await startMatch([[both, 0, 1]]);
    const before = OPEN_RULES.publicView(positionOf(open, 5));
    expect(both.view).toEqual(before);
    await play([both, both]);
    const file = (await server.post(`/api/tables/${code}/transcript`, { tokens: [token] })).body as Transcript;
    expect(file.from?.step).toBe(5);
    expect(file.actions.length).toBeGreaterThan(0);
    // It holds, and claims nothing of a deal.
    expect(verify(OPEN_RULES, file)).toMatchObject({ ok: true, verified: { fairness: false, continued: 5 } });
    const other = { ...file, from: { step: 5, state: positionOf(open, 4) } };
    expect(verify(OPEN_RULES, other).ok).toBe(false);
  });

  test('keeps the seats of the people who played it, for them alone, and tells those who are still there', async () => {
    // A finished table of two people.
    const { code: old, token: adas } = await continued(asked(open, open.actions.length - 1));
    const { token: bens } = (await server.post(`/api/tables/${old}/seats`, { name: 'Ben' })).body as Seated;
    const both = await Player.join(server.url, old, [adas, bens]);
    await startMatch([[both, 0, 1]]);
    const company = { code: old, tokens: [adas] };
    const refused = async (changes: object) =>
      ((await server.post(PATH, asked(open, 5, { company, ...changes }))).body as { readonly code: string }).code;
    expect(await refused({})).toBe('not-over');
    await play([both, both]);
    await until(() => both.state.stage === 'over', 'the end of the match');
    expect(await refused({ seat: 1 })).toBe('not-your-seat');
    expect(await refused({ company: { code: old, tokens: [newToken()] } })).toBe('not-your-seat');
    expect(await refused({ bots: 'easy' })).toBe('malformed');
    const { code, token } = await continued(asked(open, 5, { company }));
    await until(() => both.notices.some(({ type }) => type === 'goes-on'), 'the news at the old table');
    expect(both.notices).toContainEqual({ type: 'goes-on', code, step: 5, name: 'Ada' });
    const info = await server.get(`/api/tables/${code}`);
    expect(info.body).toMatchObject({ names: ['Ada', 'Ben'], terms: { goesOnFrom: 5, companyOf: old } });
    expect((await server.post(`/api/tables/${code}/seats`, { name: 'Eve' })).body).toMatchObject({ code: 'full' });
    const ada = await Player.join(server.url, code, [token]);
    const ben = await Player.join(server.url, code, [bens]);
    await startMatch([
      [ada, 0],
      [ben, 1],
    ]);
    expect(ben.view).toEqual(OPEN_RULES.publicView(positionOf(open, 5)));
  });

  test('is there again after the server was restarted', async () => {
    const { code, token } = await continued(asked(open, 5));
    const { body } = await server.post(`/api/tables/${code}/seats`, { name: 'Ben' });
    const tokens = [token, (body as Seated).token];
    const both = await Player.join(server.url, code, tokens);
    await startMatch([[both, 0, 1]]);
    await play([both, both], 2);
    const { view } = both;
    await server.close();
    await server.open();
    const again = await Player.join(server.url, code, tokens);
    expect(again.view).toEqual(view);
  });

  test('keeps what was hidden, or deals anew what the maker did not see', async () => {
    const hiding = fileOf(HIDDEN_GAME_FOR_TWO);
    const rules = gameOf(HIDDEN_GAME_FOR_TWO);
    const own = async (hidden: string, seat: number) => {
      const { code, token } = await continued(asked(hiding, 0, { hidden }));
      const { body } = await server.post(`/api/tables/${code}/seats`, { name: 'Ben' });
      const tokens = [token, (body as Seated).token];
      const both = await Player.join(server.url, code, tokens, HIDDEN_GAME_FOR_TWO);
      await startMatch([[both, 0, 1]]);
      return both.ownOf(seat);
    };
    const was = (seat: number) => rules.privateView(positionOf(hiding, 0), seat);
    expect(await own('kept', 0)).toEqual(was(0));
    expect(await own('kept', 1)).toEqual(was(1));
    expect(await own('anew', 0)).toEqual(was(0));
    expect(await own('anew', 1)).not.toEqual(was(1));
  });

  test('has bots on the other seats where they are asked for', async () => {
    const { code } = await continued(asked(open, 3, { seat: 1, bots: 'easy' }));
    const { body } = await server.get(`/api/tables/${code}`);
    const { names } = body as { readonly names: readonly (string | null)[] };
    expect(names[1]).toBe('Ada');
    expect(names[0]).not.toBeNull();
  });

  test('leaves the next match of its people to be dealt', async () => {
    const { code, token } = await continued(asked(open, open.actions.length - 1));
    const { body } = await server.post(`/api/tables/${code}/seats`, { name: 'Ben' });
    const both = await Player.join(server.url, code, [token, (body as Seated).token]);
    await startMatch([[both, 0, 1]]);
    await play([both, both]);
    await both.ask('rematch', {});
    await until(() => both.notices.some(({ type }) => type === 'rematch'), 'the next table');
    const notice = both.notices.find(({ type }) => type === 'rematch');
    const next = notice?.type === 'rematch' ? notice.code : '';
    const { body: info } = await server.info(next);
    expect(info.stage).toBe('waiting');
    expect(info.terms?.goesOnFrom).toBeUndefined();
  });
});

describe('what is refused', () => {
  const illegal = (step: number) => {
    const body = asked(open, 5);
    const actions = body.match.actions.with(step, { seat: 1, action: { type: 'nonsense' } });
    return { ...body, match: { ...body.match, actions } };
  };
  const many = {
    ...asked(open, 0).match,
    actions: Array(MAX_MATCH_ACTIONS + 1).fill({ seat: 0, action: { type: 'x' } }),
  };

  test.each([
    ['an action that does not stand', illegal(2), 400, 'malformed'],
    ['a match that is over', asked(open, open.actions.length), 422, 'game-over'],
    ['a seat that the match does not have', asked(open, 2, { seat: 3 }), 400, 'malformed'],
    [
      'a game that is not there',
      { ...asked(open, 2), match: { ...asked(open, 2).match, game: 'no-such' } },
      400,
      'malformed',
    ],
    ['a state of its own', { ...asked(open, 2), from: { step: 1, state: {} } }, 400, 'malformed'],
    ['a seed that is none', { ...asked(open, 2), match: { ...asked(open, 2).match, seed: 'x' } }, 400, 'malformed'],
    ['too many actions', { ...asked(open, 2), match: many }, 400, 'malformed'],
    ['too many bytes', asked(open, 2, { name: 'x'.repeat(300_000) }), 413, 'too-large'],
  ])('%s', async (_, body, status, code) => {
    expect(await server.post(PATH, body)).toMatchObject({ status, body: { code } });
  });
});

/** The state after this many actions. */
function positionOf({ game, options, seats, seed, actions }: Transcript, step: number): object {
  const rules = gameOf(game);
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const replayed = replay(rules, { options, seats, seed: bytes, actions: actions.slice(0, step) });
  if (!replayed.ok) throw new Error(replayed.error.refusal.message);
  return replayed.value.state;
}
