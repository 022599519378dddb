import { describe, expect, test } from 'vitest';
import { addressesAt, askAt, type Fetch } from '../src/http/ask.ts';

const asking = (fetching: Fetch) => askAt(addressesAt('http://host/boom'), fetching);

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): Fetch =>
  async () =>
    new Response(body, { status, headers });

describe('asking the server over HTTP', () => {
  test('a request goes below the server’s own root, with its body as JSON', async () => {
    const heard: [string, RequestInit][] = [];
    const ask = asking(async (url, init) => {
      heard.push([url.href, init]);
      return new Response('{"code":"K7QXM"}', { status: 201 });
    });
    const answer = await ask('POST', 'api/tables', { name: '<b>' });
    expect(answer).toEqual({ ok: true, value: { code: 'K7QXM' } });
    expect(heard[0]?.[0]).toBe('http://host/boom/api/tables');
    expect(heard[0]?.[1].body).toBe('{"name":"<b>"}');
  });

  test('a refusal comes back with its code and what belongs to it', async () => {
    const body = JSON.stringify({ code: 'full', message: 'Full.', rule: 'contract', watchable: true });
    expect(await asking(answering(409, body))('POST', 'x', {})).toEqual({
      ok: false,
      error: { code: 'full', message: 'Full.', rule: 'contract', watchable: true },
    });
    const waiting = await asking(answering(429, '{"code":"too-fast"}', { 'retry-after': '7' }))('GET', 'x');
    expect(waiting).toMatchObject({ error: { code: 'too-fast', retryAfter: 7 } });
  });

  test.each([
    ['no answer', async () => Promise.reject(new TypeError('failed to fetch'))],
    ['a proxy’s page', answering(502, '<html>Bad gateway</html>')],
    ['an answer cut short', answering(200, '{"code":')],
    ['a refusal without a code', answering(500, '{}')],
  ])('%s is "unreachable"', async (_, fetching) => {
    expect(await asking(fetching)('GET', 'x')).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  });
});
