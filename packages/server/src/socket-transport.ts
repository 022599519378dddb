import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { MAX_FRAME_BYTES, readCode } from '@boomtown/wire';
import { type BeforeUpgradeHandler, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { isSameOrigin } from './http/index.ts';
import type { GuardedSockets } from './limits/index.ts';
import type { PageServing } from './pages/index.ts';

/** The end of a socket's address: its room. */
const ROOM_IN_PATH = /\/[\w-]+\/([\w-]+)$/;

/** The framework's sockets, with our guards and without pings: the browsers' own heartbeat serves both ends. */
export function socketTransport(http: HttpServer, sockets: GuardedSockets, pages: PageServing): WebSocketTransport {
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    pingInterval: 0,
    perMessageDeflate: false,
    WebSocket: sockets.Socket,
    beforeUpgrade,
  });
  return transport.attachToServer(http, pages === 'live' ? { filter: (request) => !isVite(request) } : {});
}

/** Lets nobody in who comes from another site's page, or without a reservation of a join. Nobody resumes an old session. */
const beforeUpgrade: BeforeUpgradeHandler = ({ url, headers }) => {
  if (!isSameOrigin(headers.get('origin'), headers.get('host'))) return new Response(null, { status: 403 });
  const { pathname, searchParams } = new URL(url);
  const code = ROOM_IN_PATH.exec(pathname)?.[1] ?? '';
  const session = searchParams.get('sessionId') ?? '';
  // The framework looks both up in plain objects, which know some other names as well.
  const isProper = readCode(code) === code && !(session in {});
  const reserved = isProper && (matchMaker.getLocalRoomById(code)?.hasReservedSeat(session) ?? false);
  return reserved && !searchParams.has('reconnectionToken') ? undefined : new Response(null, { status: 404 });
};

/** Vite reloads live pages over a socket of its own on the same port, and answers what is meant for it. */
function isVite(request: IncomingMessage): boolean {
  return String(request.headers['sec-websocket-protocol'] ?? '').startsWith('vite');
}
