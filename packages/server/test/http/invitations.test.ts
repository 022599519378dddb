import type { AdminAccessReply, Invitation } from '@boomtown/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newToken } from '../../src/tables/token.ts';
import { cookieOf, serverWithHost } from '../support/host-page.ts';

const site = serverWithHost();

let sender = 0;
/** Each browser has an address of its own, since wrong invitations are counted. */
beforeEach(() => {
  sender += 1;
});

async function invite(people: number | null, days: number | null): Promise<Invitation> {
  const { body } = await site.host.ask<AdminAccessReply>('/invite', { people, days });
  const [newest] = body.invitations;
  if (newest === undefined) throw new Error('no invitation was made');
  return newest;
}

const post = (path: string, body: object, cookie = '') =>
  fetch(site.server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${sender}`, cookie },
    body: JSON.stringify(body),
  });
const use = (code: string, cookie = '', token = newToken()) => post('/api/invitation', { code, token }, cookie);
const listWith = async (cookie: string) =>
  (await fetch(`${site.server.url}/api/tables`, { headers: { cookie } })).status;
const only = (isOn: boolean) => site.host.ask('/only-invited', { only: isOn });

describe('a server that is open by invitation only', () => {
  beforeAll(() => only(true));
  afterAll(() => only(false));

  test('lets in who comes by a link, as many as it is for, and each browser once', async () => {
    expect(await site.server.get('/api/tables')).toMatchObject({ status: 401, body: { code: 'by-invitation' } });
    const { code } = await invite(2, null);
    const first = await use(code);
    expect(first.status).toBe(200);
    const cookie = cookieOf(first);
    expect(await listWith(cookie)).toBe(200);
    // The same browser again takes no second place.
    expect((await use(code, cookie)).status).toBe(200);
    expect((await use(code)).status).toBe(200);
    const late = await use(code);
    expect([late.status, await late.json()]).toMatchObject([404, { code: 'no-invitation' }]);
    // Who came by it stays.
    expect(await listWith(cookie)).toBe(200);
  });

  test('lets a browser in again that lost the answer, and counts it once', async () => {
    const { code } = await invite(1, null);
    const token = newToken();
    await use(code, '', token);
    const again = await use(code, '', token);
    expect(again.status).toBe(200);
    expect(await listWith(cookieOf(again))).toBe(200);
    expect((await use(code)).status).toBe(404);
  });

  test('never lets too many in who come at one moment', async () => {
    const { code, id } = await invite(3, null);
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await use(code)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    const { invitations } = await site.host.get<AdminAccessReply>('/access');
    expect(invitations.find((one) => one.id === id)).toMatchObject({ people: 3, used: 3 });
  });

  test('asks again those who came by a link that is withdrawn', async () => {
    const { code, id } = await invite(5, 30);
    const cookie = cookieOf(await use(code));
    expect(await listWith(cookie)).toBe(200);
    expect(
      (await site.host.ask<AdminAccessReply>('/withdraw', { id })).body.invitations.map((one) => one.id),
    ).not.toContain(id);
    expect(await listWith(cookie)).toBe(401);
    expect((await use(code)).status).toBe(404);
  });

  test('stays so over a restart, with its links and those who came by them', async () => {
    const { code } = await invite(5, null);
    const cookie = cookieOf(await use(code));
    await site.server.close();
    await site.server.open();
    expect(await listWith('')).toBe(401);
    expect(await listWith(cookie)).toBe(200);
    const changed = cookie.endsWith('0') ? '1' : '0';
    expect(await listWith(`${cookie.slice(0, -1)}${changed}`)).toBe(401);
  });

  test('slows down a client that guesses links, and takes nothing else for one', async () => {
    for (const code of [null, 7, 'x'.repeat(100)])
      expect((await post('/api/invitation', { code, token: newToken() })).status).toBe(400);
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await use(String(i))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    const { code } = await invite(1, null);
    expect((await use(code)).status).toBe(429);
  });

  test('lets those come back who hold a seat, and nobody by a made-up one', async () => {
    await only(false);
    const { code, tokens } = await site.server.table(['Ada', 'Ben']);
    await only(true);
    const enter = (held: readonly string[]) => post('/api/seat-entry', { tables: [{ code, tokens: held }] });
    expect((await enter(['f0'.repeat(16)])).status).toBe(401);
    const cookie = cookieOf(await enter(tokens.slice(1)));
    expect(await listWith(cookie)).toBe(200);
    // The next time that it is closed, they hold a seat or not.
    await only(false);
    await only(true);
    expect(await listWith(cookie)).toBe(401);
  });

  test('is asked for links with an end, and by its host only', async () => {
    for (const asked of [{ people: null, days: null }, { people: 0, days: null }, { people: 1, days: 1e6 }, {}]) {
      expect((await site.host.ask('/invite', asked)).status).toBe(400);
    }
    expect((await site.server.post('/api/admin/invite', { people: 1, days: 1 })).status).toBe(403);
  });
});

test('a link lets in at an open server, too, and is there when that is closed', async () => {
  const { code } = await invite(1, 1);
  const cookie = cookieOf(await use(code));
  await only(true);
  expect(await listWith(cookie)).toBe(200);
  await only(false);
});
