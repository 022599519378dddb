import type { IncomingMessage } from 'node:http';
import { readCode } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { isAmbiguous, type OriginCheck, type UnknownHost } from './http/index.ts';
import { TableRoom } from './rooms/index.ts';

/** A socket's address below the base path: process and room. */
const ROOM_IN_PATH = /^\/[\w-]+\/([\w-]+)$/;
/** What a WebSocket client sends as its key: 16 bytes in base64 (RFC 6455, §4.1). */
const KEY = /^[+/0-9A-Za-z]{22}==$/;
const VERSION = '13';

export interface UpgradeGateParts {
  readonly basePath: string;
  readonly unknownHost: UnknownHost;
  readonly isOwnOrigin: OriginCheck;
}

/** The status with which an upgrade is refused, or the held seats for which it comes in. */
type UpgradeVerdict = { readonly refused: 400 | 403 | 404 | 405 | 421 } | { readonly seats: readonly string[] };

type UpgradeGate = (request: IncomingMessage) => UpgradeVerdict;

/**
 * Looks at an upgrade before the framework does, which takes any target for a path. A request comes in from our own
 * pages (or from no page) with the reservation of a join. An old session is never resumed.
 */
export function upgradeGate({ basePath, isOwnOrigin, unknownHost }: UpgradeGateParts): UpgradeGate {
  return (request) => {
    const { method, url: target = '', headers } = request;
    if (method !== 'GET') return { refused: 405 };
    if (!isHandshake(headers) || isAmbiguous(request)) return { refused: 400 };
    if (unknownHost(request) !== null) return { refused: 421 };
    if (!isOwnOrigin(request)) return { refused: 403 };
    // The framework reads the target in the same way. One that begins with a slash is always a path here.
    const { pathname, searchParams } = new URL(`ws://server${target}`);
    const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
    const code = ROOM_IN_PATH.exec(below)?.[1] ?? '';
    const session = searchParams.get('sessionId') ?? '';
    // The framework looks both up in plain objects, which know some other names as well.
    const isProper = readCode(code) === code && !(session in {}) && !searchParams.has('reconnectionToken');
    const room = isProper ? matchMaker.getLocalRoomById(code) : undefined;
    if (!(room instanceof TableRoom && room.hasReservedSeat(session))) return { refused: 404 };
    return { seats: room.seatsToCome(session).map((seat) => `${code}/${seat}`) };
  };
}

function isHandshake(headers: IncomingMessage['headers']): boolean {
  return (
    headers.upgrade?.toLowerCase() === 'websocket' &&
    KEY.test(headers['sec-websocket-key'] ?? '') &&
    headers['sec-websocket-version'] === VERSION
  );
}
