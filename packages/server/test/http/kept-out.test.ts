import { type AdminAccessReply, type AdminReply, CLOSE, JOIN_REFUSED, WIRE_VERSION } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serverWithHost } from '../support/host-page.ts';

const HOUSEHOLD = '2001:db8:0:1::/64';

const site = serverWithHost();

const access = () => site.host.get<AdminAccessReply>('/access');
const keepOut = (network: string, hours = 1) => site.host.ask('/keep-out', { network, hours });
const post = <T = object>(path: string, from: string, body: object = {}) =>
  site.server.postText<T>(path, JSON.stringify(body), { 'x-forwarded-for': from });

/** A socket at a table, with these seats or to watch, from an address. */
async function come(code: string, from: string, tokens: readonly string[] = []): Promise<WebSocket> {
  const join = { wire: WIRE_VERSION, tokens };
  const { body } = await post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, from, join);
  const address = `${site.server.url.replace('http', 'ws')}/${body.processId}/${code}?sessionId=${body.sessionId}`;
  const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from } });
  await new Promise((resolve) => socket.once('message', resolve));
  socket.send(Uint8Array.from([10]));
  return socket;
}

const codeOf = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

describe('a network that the host keeps out', () => {
  test('is refused with the time that is left, whatever it asks; its sockets are closed with a code of their own; others go on', async () => {
    const { code, tokens } = await site.server.table(['Ada', 'Ben']);
    const theirs = await come(code, '2001:db8:0:1::7', tokens.slice(1));
    const other = await come(code, '2001:db8:0:2::7', tokens.slice(0, 1));
    const closed = codeOf(theirs);
    expect(await keepOut('2001:db8:0:1:9::9', 2)).toMatchObject({ body: { keptOut: [{ network: HOUSEHOLD }] } });
    expect(await closed).toBe(CLOSE.keptOut);
    for (const path of ['/api/tables', `/api/tables/${code}/open`, '/api/entry', '/api/problems']) {
      const { status, body } = await post(path, '2001:db8:0:1::8', { tokens });
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'kept-out', retryAfter: 7200 } });
    }
    const join = { wire: WIRE_VERSION, tokens };
    expect(await post(`/matchmake/joinById/${code}`, '2001:db8:0:1::8', join)).toMatchObject({
      status: JOIN_REFUSED.keptOut,
      body: { code: 'kept-out' },
    });
    expect(other.readyState).toBe(WebSocket.OPEN);
    expect((await post(`/api/tables/${code}/open`, '2001:db8:0:2::8', { tokens })).status).toBe(200);
    // The seat stays theirs.
    expect((await site.server.info(code)).body.names).toEqual(['Ada', 'Ben']);
    other.terminate();
  });

  test('stays so over a restart, and comes again once the host lets it in', async () => {
    await keepOut('192.0.2.7', 24);
    await site.server.close();
    await site.server.open();
    expect((await post('/api/tables/held', '192.0.2.7', { tables: [] })).status).toBe(403);
    expect(await site.host.ask('/let-in', { network: '192.0.2.7' })).toMatchObject({ status: 200 });
    expect((await post('/api/tables/held', '192.0.2.7', { tables: [] })).status).toBe(200);
  });

  test('gets no socket with a reservation that it has already', async () => {
    const { code } = await site.server.table(['Ada']);
    const from = '192.0.2.44';
    const join = { wire: WIRE_VERSION, tokens: [] };
    const { body } = await post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, from, join);
    await keepOut(from);
    const address = `${site.server.url.replace('http', 'ws')}/${body.processId}/${code}?sessionId=${body.sessionId}`;
    const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from } });
    socket.on('error', () => undefined);
    const status = await new Promise((resolve) =>
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
    );
    expect(status).toBe(403);
  });

  test('may be that of a player, by the seat; where nobody is connected nothing is known of it', async () => {
    const { code, tokens } = await site.server.table(['Ada', 'Rude Ben']);
    const at = (seat: number, name: string) => site.host.ask(`/tables/${code}/keep-out`, { seat, name, hours: 1 });
    expect(await at(1, 'Rude Ben')).toMatchObject({ status: 409, body: { code: 'not-connected' } });
    const ben = await come(code, '198.51.100.3', tokens.slice(1));
    const closed = codeOf(ben);
    expect(await at(1, 'Ben')).toMatchObject({ body: { code: 'stale' } });
    expect(await at(1, 'Rude Ben')).toEqual({ status: 200, body: {} });
    expect(await closed).toBe(CLOSE.keptOut);
    expect((await access()).keptOut.map(({ network }) => network)).toContain('198.51.100.3');
  });

  test('is never that of a proxy or of the machine itself, and no nonsense', async () => {
    for (const network of ['127.0.0.1', '::1', '::ffff:127.0.0.5']) {
      expect(await keepOut(network)).toMatchObject({ body: { code: 'shared-address' } });
    }
    for (const network of ['', 'nobody', '192.0.2.0/24', '192.0.2.1/64', 'x'.repeat(100), '999.1.1.1']) {
      expect(await keepOut(network), network).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
    for (const hours of [0, -1, 1.5, 1e9]) expect(await keepOut('192.0.2.1', hours)).toMatchObject({ status: 400 });
  });
});

test('the host sees who was refused and why, equal refusals as one line', async () => {
  const from = '203.0.113.9';
  for (let i = 0; i < 12; i += 1) {
    await fetch(`${site.server.url}/api/tables/${i}`, { headers: { 'x-forwarded-for': from } });
  }
  const mine = async () => (await access()).refused.filter(({ network }) => network === from);
  const line = { network: from, why: 'too-many-codes', times: 2, at: expect.any(Number), whole: true };
  await expect.poll(mine).toEqual([line]);
});

test('what is noted of all this names no network and no person', async () => {
  const { acts } = await site.host.get<AdminReply>('');
  const whats = new Set(acts?.map(({ what }) => what));
  for (const what of ['kept-out', 'let-in']) expect(whats).toContain(what);
  expect(acts?.find(({ seat }) => seat === 1)).toMatchObject({ what: 'kept-out', table: expect.any(String) });
  const said = JSON.stringify(acts) + site.server.logged.filter((line) => line.includes('the host did')).join('');
  for (const word of ['192.0.2', '198.51.100', '2001:db8', 'Ben']) expect(said).not.toContain(word);
});
