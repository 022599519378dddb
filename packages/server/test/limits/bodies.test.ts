import { type HttpRefusal, MAX_BODY_BYTES, MAX_NAME_LENGTH, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
let code: string;
beforeAll(async () => {
  server = await RunningServer.start();
  ({ code } = await server.table(['Ada']));
});
afterAll(() => server.remove());

const made = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true };

describe('a body', () => {
  test.each([
    ['a table', '/api/tables', made, MAX_BODY_BYTES],
    ['a seat', () => `/api/tables/${code}/seats`, { name: 'Ben' }, MAX_BODY_BYTES],
    ['a join', () => `/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens: [] }, 4096],
    ['an opening', () => `/api/tables/${code}/open`, {}, 4096],
  ] as const)('for %s that is too large is refused unread', async (_, path, body, most) => {
    const at = typeof path === 'string' ? path : path();
    const large = JSON.stringify({ ...body, padding: 'x'.repeat(most) });
    expect(await server.postText(at, large)).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect((await server.postText(at, JSON.stringify(body))).status).toBeLessThan(300);
  });

  test.each([
    ['nested deeply', 'too-deep', `{"options":${'['.repeat(13)}${']'.repeat(13)}}`],
    ['nested thousands of levels deep', 'too-deep', `{"options":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['that reaches for prototypes', 'malformed', '{"__proto__":{"admin":true}}'],
    ['cut short', 'malformed', '{"name":"Ada'],
    ['that is a text', 'malformed', '"hello"'],
    ['that is nothing', 'malformed', ''],
  ])('%s is refused, and harms nobody', async (_, refused, text) => {
    expect(await server.postText('/api/tables', text)).toMatchObject({ status: 400, body: { code: refused } });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    expect((await server.get('/readyz')).status).toBe(200);
  });
});

describe('what is not right in a body is said, and nothing that was sent is sent back', () => {
  test.each([
    ['an empty name', { ...made, name: '' }, `“name” is not right: a name has 1 to ${MAX_NAME_LENGTH} signs`],
    ['a name of signs that nobody sees', { ...made, name: ' \u200b ' }, '“name” is not right: a name has'],
    ['a long name', { ...made, name: 'x'.repeat(25) }, '“name” is not right: a name has'],
    ['too many seats', { ...made, seats: 99 }, '“seats” is not right'],
    ['a field too many', { ...made, 'planted-key': 1 }, 'What was sent has a field that is not known here'],
    ['no game of ours', { ...made, game: 'planted-game' }, '“game” is not right'],
  ])('%s', async (_, body, words) => {
    const refused = await server.post<HttpRefusal>('/api/tables', body);
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(refused.body.message).toContain(words);
    expect(refused.body.message).not.toContain('planted');
  });
});
