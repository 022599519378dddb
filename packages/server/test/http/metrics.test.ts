import { afterEach, expect, test } from 'vitest';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
afterEach(() => server.remove());

/** The status of a question for the numbers with these headers; they come with 200 and with nothing else. */
async function statusWith(headers: Readonly<Record<string, string>>): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers });
  expect((await answer.text()).includes('boomtown_')).toBe(answer.status === 200);
  return answer.status;
}

test('the numbers are for nobody who asks through a proxy that is not trusted', async () => {
  server = await RunningServer.start({}, { METRICS_FROM: '198.51.100.0/24' });
  expect(await statusWith({})).toBe(200);
  for (const header of [
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-anything',
    'x-forwarded',
    'x_real_ip',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'fly-client-ip',
    'x-azure-clientip',
    'x-appengine-remote-addr',
    'x-envoy-external-address',
    'do-connecting-ip',
  ]) {
    for (const value of ['127.0.0.1', '198.51.100.7']) {
      expect([header, await statusWith({ [header]: value })]).toEqual([header, 404]);
    }
  }
});

test('the numbers are for this machine and those whom the host named, past the proxies that are trusted', async () => {
  server = await RunningServer.start({}, { TRUSTED_PROXIES: 'loopback', METRICS_FROM: '198.51.100.0/24' });
  for (const named of ['198.51.100.7', '127.0.0.1', '203.0.113.7, 198.51.100.7']) {
    expect([named, await statusWith({ 'x-forwarded-for': named })]).toEqual([named, 200]);
  }
  for (const other of [
    '203.0.113.7',
    '192.168.1.7',
    '10.0.0.7',
    '127.0.0.1, 203.0.113.7',
    '198.51.100.7, 203.0.113.7',
  ]) {
    expect([other, await statusWith({ 'x-forwarded-for': other })]).toEqual([other, 404]);
  }
  // A proxy that does not say for whom it asks is no proof that it is the machine itself.
  expect(await statusWith({ forwarded: 'for=203.0.113.7' })).toBe(404);
  expect(await statusWith({ 'x-real-ip': '203.0.113.7' })).toBe(404);
});
