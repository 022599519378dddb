import type { AdminAccessReply } from '@boomtown/wire';
import { expect, test } from 'vitest';
import { newToken } from '../../src/tables/token.ts';
import { ADMIN_PASSWORD, cookieOf, HostPage } from '../support/host-page.ts';
import { RunningServer } from '../support/running-server.ts';

test('a link opens a server with a passphrase to whom does not know it', async () => {
  const server = await RunningServer.start({}, { ADMIN_PASSWORD, PASSPHRASE: 'a crane in the rain' });
  try {
    const host = await HostPage.signIn(server);
    const { body } = await host.ask<AdminAccessReply>('/invite', { people: 1, days: null });
    expect(body).toMatchObject({ hasPassphrase: true, onlyInvited: false });
    expect(await server.get('/api/tables')).toMatchObject({ status: 401, body: { code: 'passphrase' } });
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: body.invitations[0]?.code, token: newToken() }),
    };
    const cookie = cookieOf(await fetch(`${server.url}/api/invitation`, sent));
    expect((await fetch(`${server.url}/api/tables`, { headers: { cookie } })).status).toBe(200);
  } finally {
    await server.remove();
  }
});
