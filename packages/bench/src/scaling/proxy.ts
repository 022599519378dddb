import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket as Client, type WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../../../server/test/support/free-port.ts';
import { nginxAtHand, startNginx } from '../../../server/test/support/nginx.ts';
import { scaleConf } from '../../../server/test/support/scale-conf.ts';
import { type Figure, figureOf } from '../report/figure.ts';

const GROUP = 'nginx: what goes through it';
const TICKS_A_SECOND = 100;
/** Of a frame for an action. */
const FRAME = Buffer.alloc(60, 1);

/** What sockets and requests cost in nginx, as docker/nginx-scale.conf has it. None without nginx. */
export async function proxyFigures(sockets: number, say: (what: string) => void): Promise<readonly Figure[]> {
  const program = nginxAtHand();
  if (program === undefined) return [];
  say(`nginx with ${sockets} sockets`);
  const server = createServer((_request, response) => response.end('{}'));
  const upgraded = new WebSocketServer({ server });
  upgraded.on('connection', (socket: WebSocket) => socket.on('message', (data) => socket.send(data)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port.
  const target = (server.address() as AddressInfo).port;
  const port = await freePort();
  const nginx = await startNginx(program, await scaleConf(port, [target]), port);
  const clients: Client[] = [];
  try {
    const before = await usageOf(nginx.pid);
    for (let i = 0; i < sockets; i += 1) {
      const client = new Client(`ws://127.0.0.1:${port}/p/${target}/x/${i}`);
      await new Promise((resolve, reject) => client.once('open', resolve).once('error', reject));
      clients.push(client);
    }
    const opened = await usageOf(nginx.pid);
    for (let round = 0; round < 10; round += 1) await Promise.all(clients.map(echo));
    const echoed = await usageOf(nginx.pid);
    const requests = sockets * 2;
    for (let i = 0; i < requests; i += 1) await (await fetch(`http://127.0.0.1:${port}/api/tables`)).text();
    const asked = await usageOf(nginx.pid);
    return [
      figureOf({ group: GROUP, name: 'memory of a socket', unit: 'KB' }, [
        (opened.kilobytes - before.kilobytes) / sockets,
      ]),
      figureOf({ group: GROUP, name: 'CPU of a frame there and back', unit: 'ms' }, [
        (echoed.ms - opened.ms) / (10 * sockets),
      ]),
      figureOf({ group: GROUP, name: 'CPU of a request', unit: 'ms' }, [(asked.ms - echoed.ms) / requests]),
    ];
  } finally {
    for (const client of clients) client.terminate();
    await nginx.stop();
    server.closeAllConnections();
    server.close();
  }
}

function echo(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.once('message', () => resolve());
    client.send(FRAME);
  });
}

/** What the system says of a process: its memory, and how long it has worked. */
async function usageOf(pid: number): Promise<{ readonly kilobytes: number; readonly ms: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(stat[11]) + Number(stat[12]);
  return { kilobytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]), ms: (ticks * 1000) / TICKS_A_SECOND };
}
