import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import type { NetworkReply } from '@boomtown/wire';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkRoute } from '../../src/http/network-routes.ts';
import { AddressLimits, DEFAULT_LIMITS } from '../../src/limits/index.ts';
import { urlsOnNetwork } from '../../src/listening.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { RunningServer } from '../support/running-server.ts';

const URLS = ['http://192.0.2.7:2567'];
let http: Server;
beforeAll(async () => {
  const app = express();
  app.use(networkRoute({ limits: new AddressLimits(DEFAULT_LIMITS), networkUrls: () => URLS }));
  http = createServer(app).listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(() => http.close());

/** Asks over loopback, under the name `host` and with further headers. */
async function asked(host: string, headers: Record<string, string> = {}): Promise<NetworkReply> {
  const { port } = http.address() as AddressInfo;
  const request = httpRequest({ port, host: '127.0.0.1', path: '/api/network', headers: { host, ...headers } });
  request.end();
  const [response] = await once(request, 'response');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return JSON.parse(text);
}

describe('the addresses to pass on to friends', () => {
  test.each(['localhost:2567', 'localhost', '127.0.0.1:2567', '127.8.0.1', '[::1]:2567', 'LOCALHOST:80'])(
    'are shown on a page that was opened under %s',
    async (host) => expect(await asked(host)).toEqual({ urls: URLS }),
  );

  test.each([
    'elsewhere.example',
    'localhost.elsewhere.example',
    '192.0.2.7:2567',
    '[2001:db8::1]',
    '][',
    '127.1.example',
  ])('are not shown under %s', async (host) => expect(await asked(host)).toEqual({ urls: [] }));

  test.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'])(
    'are not shown through a proxy, which says so with %s',
    async (header) => expect(await asked('localhost', { [header]: '203.0.113.9' })).toEqual({ urls: [] }),
  );

  test('are none while only this machine may connect', async () => {
    const server = await RunningServer.start();
    expect(await server.get('/api/network')).toEqual({ status: 200, body: { urls: [] } });
    await server.remove();
  });

  test('carry the port, and are no loopback addresses', () => {
    const urls = urlsOnNetwork('http://localhost:2567', readSettings({}));
    for (const url of urls) {
      const { hostname, port } = new URL(url);
      expect([isIP(hostname), port, hostname.startsWith('127.')]).toEqual([4, '2567', false]);
    }
    expect(urlsOnNetwork('http://localhost:2567', readSettings({ HOST: '127.0.0.1' }))).toEqual([]);
  });
});
