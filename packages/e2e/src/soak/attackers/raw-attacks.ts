import { connect, type Socket } from 'node:net';
import type { Attack, Target } from './attack.ts';

const ODD_TARGETS = [
  '*:x',
  '*',
  ':',
  '@x',
  '[',
  '//[',
  'http://[',
  '%',
  '/%00',
  '/p/x?sessionId=%',
  '?a',
  '.'.repeat(3_000),
];
const AT_ONCE = 10;
/** Chunks of one body, and requests behind each other on one connection. */
const CRUMBS = 5_000;
const IN_A_ROW = 100;
/** As many connections an attack holds at most; of these the oldest go. */
const MOST_HELD = 300;

const head = (...lines: string[]) => [...lines, '', ''].join('\r\n');
const upgradeOf = (target: string, ...more: string[]) =>
  head(
    `GET ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...more,
  );

const postOf = (framing: string) =>
  head('POST /api/tables HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json', framing);

/** Upgrades whose targets are no paths, or lead nowhere. */
export function oddUpgrades(): Attack {
  let next = 0;
  return heldConnections(() => {
    next += 1;
    return upgradeOf(ODD_TARGETS[next % ODD_TARGETS.length] ?? '*');
  });
}

/** Upgrades that are refused, and whose connections the attacker leaves half open. */
export function halfOpenUpgrades(): Attack {
  return heldConnections(() => upgradeOf('/p/KKPPQ?sessionId=a', 'Origin: http://other.example'));
}

/** Requests whose bodies never end. */
export function endlessBodies(): Attack {
  return heldConnections(() => `${postOf('Content-Length: 900')}{"name":`);
}

/** Bodies that come as one byte a chunk. */
export function bodyCrumbs(): Attack {
  return heldConnections(() => `${postOf('Transfer-Encoding: chunked')}${'1\r\n \r\n'.repeat(CRUMBS)}0\r\n\r\n`);
}

/** Requests that the server answers before it looks at who asks. */
export function unpaidRequests(): Attack {
  const expecting = head('GET / HTTP/1.1', 'Host: 127.0.0.1', 'Expect: x');
  const monitoring = head('GET /healthz HTTP/1.1', 'Host: 127.0.0.1');
  return heldConnections(() => `${expecting}${monitoring}`.repeat(IN_A_ROW));
}

/** The largest file of the pages, asked for again and again, of which nothing is read. */
export function unreadDownloads(): Attack {
  let path: string | null = null;
  const held = heldConnections(() => head(`GET ${path ?? '/'} HTTP/1.1`, 'Host: 127.0.0.1'), 'unread');
  return {
    ...held,
    async round(target) {
      path ??= await scriptOf(target.port);
      return held.round(target);
    },
  };
}

async function scriptOf(port: number): Promise<string> {
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const [, path = ''] = /<script[^>]+src="([^"]+)"/.exec(page) ?? [];
  return new URL(path, `http://127.0.0.1:${port}/`).pathname;
}

/** Connections that send something once, and stay open as long as the server lets them. */
function heldConnections(bytes: () => string, reading: 'read' | 'unread' = 'read'): Attack {
  const held = new Set<Socket>();
  return {
    async round({ port, localAddress }: Target) {
      const opened = await Promise.all(
        Array.from({ length: AT_ONCE }, () => sending(port, localAddress, bytes(), reading, held)),
      );
      for (const socket of [...held].slice(0, Math.max(0, held.size - MOST_HELD))) socket.destroy();
      return opened.filter((isOpen) => isOpen).length;
    },
    letGo() {
      for (const socket of held) socket.destroy();
    },
  };
}

function sending(
  port: number,
  localAddress: string,
  bytes: string,
  reading: 'read' | 'unread',
  held: Set<Socket>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress, allowHalfOpen: true });
    held.add(socket);
    socket.once('connect', () => {
      socket.write(bytes);
      if (reading === 'read') socket.resume();
      else socket.pause();
      resolve(true);
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      held.delete(socket);
      resolve(false);
    });
  });
}
