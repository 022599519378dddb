import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { MAX_FRAME_BYTES, readCode } from '@boomtown/wire';
import { type BeforeUpgradeHandler, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { OriginCheck } from './http/index.ts';
import type { GuardedSockets } from './limits/index.ts';
import type { PageServing } from './pages/index.ts';

/** A socket's address below the base path: process and room. */
const ROOM_IN_PATH = /^\/[\w-]+\/([\w-]+)$/;

export interface SocketParts {
  readonly sockets: GuardedSockets;
  readonly serving: PageServing;
  readonly basePath: string;
  readonly isOwnOrigin: OriginCheck;
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
  return transport.attachToServer(http, parts.serving === 'live' ? { filter: (request) => !isVite(request) } : {});
}

/** Lets nobody in who comes from another site's page, or without a reservation of a join. Nobody resumes an old session. */
function gateOf({ basePath, isOwnOrigin }: SocketParts): BeforeUpgradeHandler {
  return ({ url, headers }) => {
    if (!isOwnOrigin(headers.get('origin'), headers.get('host'))) return new Response(null, { status: 403 });
    const { pathname, searchParams } = new URL(url);
    const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
    const code = ROOM_IN_PATH.exec(below)?.[1] ?? '';
    const session = searchParams.get('sessionId') ?? '';
    // The framework looks both up in plain objects, which know some other names as well.
    const isProper = readCode(code) === code && !(session in {});
    const reserved = isProper && (matchMaker.getLocalRoomById(code)?.hasReservedSeat(session) ?? false);
    return reserved && !searchParams.has('reconnectionToken') ? undefined : new Response(null, { status: 404 });
  };
}

/** Vite reloads live pages over a socket of its own on the same port, and answers what is meant for it. */
function isVite(request: IncomingMessage): boolean {
  return String(request.headers['sec-websocket-protocol'] ?? '').startsWith('vite');
}
