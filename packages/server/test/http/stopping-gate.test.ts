import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { stoppingGate } from '../../src/http/index.ts';

test('a process of several that stops sends every request on with 502, and goes on telling how it is', async () => {
  let stopping = false;
  const server = createServer(
    stoppingGate(
      (_request, response) => response.end('done'),
      () => stopping,
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  expect([await ask('/'), await ask('/api/tables', 'POST')]).toEqual([200, 200]);
  stopping = true;
  expect([await ask('/'), await ask('/api/tables', 'POST'), await ask('/?healthz')]).toEqual([502, 502, 502]);
  expect([await ask('/healthz'), await ask('/readyz?x'), await ask('/boomtown/metrics')]).toEqual([200, 200, 200]);
});
