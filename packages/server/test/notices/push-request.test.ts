import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from '../../src/notices/index.ts';
import { NotAllowed, sendPush } from '../../src/notices/push-request.ts';
import { PushService } from '../support/push-service.ts';

let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
});
afterAll(() => service.stop());

const send = (path: string, allows: (address: string) => boolean) =>
  sendPush({ endpoint: service.url + path, headers: {}, body: Buffer.from('a') }, { allows, ca: service.ca });

test('a name that stands for an address which is not public is refused before anything is sent', async () => {
  await expect(send('/a', isPublicAddress)).rejects.toThrow(NotAllowed);
  expect(service.got).toEqual([]);
});

test('the address of the connection is checked, too: a name may stand for another one by then', async () => {
  let looks = 0;
  const changed = () => {
    looks += 1;
    return looks === 1;
  };
  const endpoint = service.url.replace('localhost', '127.0.0.1');
  const message = { endpoint: `${endpoint}/b`, headers: {}, body: Buffer.from('b') };
  await expect(sendPush(message, { allows: changed, ca: service.ca })).rejects.toThrow(NotAllowed);
  expect(service.got).toEqual([]);
});

test('where it may go, it goes, and says what it was answered', async () => {
  service.answers.set('/c', { status: 429 });
  expect(await send('/c', () => true)).toBe(429);
  expect(service.got.map(({ path }) => path)).toEqual(['/c']);
});

test('a service whose certificate nobody trusts gets nothing', async () => {
  const message = { endpoint: `${service.url}/d`, headers: {}, body: Buffer.from('d') };
  await expect(sendPush(message, { allows: () => true })).rejects.toThrow(/certificate/);
  expect(service.got.map(({ path }) => path)).toEqual(['/c']);
});

test('a service that does not answer is given up', async () => {
  service.answers.set('/e', null);
  const message = { endpoint: `${service.url}/e`, headers: {}, body: Buffer.from('e') };
  await expect(sendPush(message, { allows: () => true, ca: service.ca }, 200)).rejects.toThrow(/abort/i);
});
