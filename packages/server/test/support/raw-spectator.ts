import { WIRE_VERSION } from '@boomtown/wire';
import { Protocol } from '@colyseus/core';
import { RawConnection } from './raw-connection.ts';
import type { RunningServer } from './running-server.ts';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';

/** The kinds of frames that the protocol has for itself and for others (RFC 6455, §5.2). */
export const FRAME = { binary: 0x2, close: 0x8, ping: 0x9, pong: 0xa } as const;

/** A whole short frame as a client sends it, under a mask of zeros. */
export function frame(kind: number, payload: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from([0x80 | kind, 0x80 | payload.length, 0, 0, 0, 0, ...payload]);
}

/** A spectator, or the holder of seats, that has joined a table and from then on sends bytes as they are given. */
export async function rawSpectator(
  server: RunningServer,
  code: string,
  tokens: readonly string[] = [],
): Promise<RawConnection> {
  const join = { wire: WIRE_VERSION, tokens };
  const { body } = await server.post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, join);
  const head = [
    `GET /${body.processId}/${code}?sessionId=${body.sessionId} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
  ];
  const spectator = new RawConnection(Number(new URL(server.url).port), [...head, '', ''].join('\r\n'));
  await spectator.hears('\r\n\r\n');
  spectator.send(frame(FRAME.binary, Uint8Array.of(Protocol.JOIN_ROOM)));
  return spectator;
}

/** The code of the close frame that ends what the server said, which is short and without a reason. */
export function closeCode({ heard }: RawConnection): number | null {
  const end = Buffer.from(heard.slice(-4), 'latin1');
  return end[0] === (0x80 | FRAME.close) && end[1] === 2 ? end.readUInt16BE(2) : null;
}
