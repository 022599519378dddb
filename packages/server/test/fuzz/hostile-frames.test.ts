import { Protocol } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_LIMIT_MS, attack } from './attack.ts';
import { AttackedServer, type Seated } from './attacked-server.ts';
import type { Dice } from './dice.ts';
import { frameBytes } from './frame-grammar.ts';

/** By then seats were given up, and matches are over. */
const CASES_A_TABLE = 96;
const HANDSHAKE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ';
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';
/** What a client says when it has heard that it joined: one byte, under a mask of zeros. */
const JOINED = Buffer.from([0x82, 0x81, 0, 0, 0, 0, Protocol.JOIN_ROOM]);

/** A ping with the payload `last`. It is answered where the socket is still open and in step. */
const LAST = Buffer.concat([Buffer.from([0x89, 0x84, 0, 0, 0, 0]), Buffer.from('last')]);

let server: AttackedServer;
beforeAll(async () => {
  server = await AttackedServer.start();
});
afterAll(() => server.remove());

describe('fault 27: raw bytes where the frames of a socket are awaited', () => {
  test(
    'end nothing, fail nothing, and keep no other table from playing',
    async () => {
      let tables: readonly Seated[] = [];
      let sockets = 0;
      const made = await attack(server, async (dice, number) => {
        const from = `198.51.100.${dice.int(250)}`;
        if (number % CASES_A_TABLE === 0) tables = [await server.table(from), await server.startedTable(from)];
        const opening = await openingOf(dice, tables, from);
        if (opening === null) return;
        sockets += 1;
        const join = dice.once(8) ? [] : [JOINED];
        await server.send(dice, [...join, ...dice.pieces(frameBytes(dice)), LAST], 'last', opening);
      });
      expect(sockets).toBeGreaterThan(made / 2);
    },
    ATTACK_LIMIT_MS,
  );
});

/** The upgrade of a spectator, or who holds a seat, at one of the tables. */
async function openingOf(dice: Dice, tables: readonly Seated[], from: string): Promise<Buffer | null> {
  if (tables.length === 0) return null;
  const { code, tokens } = dice.pick(tables);
  const reserved = await server.reserve({ code, tokens: dice.once(2) ? [] : [dice.pick(tokens)] }, from);
  if (reserved === null) return null;
  const line = `GET /${reserved.processId}/${code}?sessionId=${reserved.sessionId} HTTP/1.1`;
  return Buffer.from(`${line}\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${from}\r\n${HANDSHAKE}${KEY}\r\n\r\n`);
}
