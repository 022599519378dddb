import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { MAX_FRAME_BYTES, readCode } from '@boomtown/wire';
import { type BeforeUpgradeHandler, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type OriginCheck, senderOf, type Trust } from './http/index.ts';
import type { GuardedSockets, SocketPlaces } from './limits/index.ts';
import type { PageServing } from './pages/index.ts';

/** In the answer to an upgrade that was turned away: it came as far as this server. */
export const REACHED = 'boomtown-socket';

/** A socket's address below the base path: process and room. */
const ROOM_IN_PATH = /^\/[\w-]+\/([\w-]+)$/;

export interface SocketParts {
  readonly sockets: GuardedSockets;
  readonly serving: PageServing;
  readonly basePath: string;
  readonly isOwnOrigin: OriginCheck;
  readonly places: SocketPlaces;
  readonly trust: Trust;
}

/** The framework's sockets, with our guards and without pings: the browsers' own heartbeat serves both ends. */
export function socketTransport(http: HttpServer, parts: SocketParts): WebSocketTransport {
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    pingInterval: 0,
    perMessageDeflate: false,
    WebSocket: parts.sockets.Socket,
    beforeUpgrade: gateOf(parts),
  });
  return transport.attachToServer(http, {
    filter: (request) => !(parts.serving === 'live' && isVite(request)) && hasPlace(request, parts),
  });
}

/** Lets nobody in who comes from another site's page, or without a reservation of a join. Nobody resumes an old session. */
function gateOf({ basePath, isOwnOrigin }: SocketParts): BeforeUpgradeHandler {
  return ({ url, headers }) => {
    if (!isOwnOrigin(headers.get('origin'), headers.get('host'))) return refused(403);
    const { pathname, searchParams } = new URL(url);
    const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
    const code = ROOM_IN_PATH.exec(below)?.[1] ?? '';
    const session = searchParams.get('sessionId') ?? '';
    // The framework looks both up in plain objects, which know some other names as well.
    const isProper = readCode(code) === code && !(session in {});
    const reserved = isProper && (matchMaker.getLocalRoomById(code)?.hasReservedSeat(session) ?? false);
    return reserved && !searchParams.has('reconnectionToken') ? undefined : refused(404);
  };
}

function refused(status: number): Response {
  return new Response(null, { status, headers: { [REACHED]: 'reached' } });
}

/** Vite reloads live pages over a socket of its own on the same port, and answers what is meant for it. */
function isVite(request: IncomingMessage): boolean {
  return String(request.headers['sec-websocket-protocol'] ?? '').startsWith('vite');
}

/** Counts the sockets of an address as long as they are open, and turns away those that are too many. */
function hasPlace(request: IncomingMessage, { places, trust }: SocketParts): boolean {
  const { socket } = request;
  if (places.take(senderOf(request, trust), socket)) return true;
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  return false;
}
