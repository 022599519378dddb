import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_LIMIT_MS, attack } from './attack.ts';
import { AttackedServer, type Reserved, type Seated } from './attacked-server.ts';
import { requestBytes } from './http-grammar.ts';

/** A reservation is good for ten seconds. */
const CASES_A_RESERVATION = 64;

let server: AttackedServer;
let table: Seated;
beforeAll(async () => {
  server = await AttackedServer.start();
  table = await server.table('192.0.2.2');
});
afterAll(() => server.remove());

describe('fault 35: raw bytes where requests and upgrades are awaited', () => {
  test(
    'end nothing, fail nothing, and keep no other table from playing',
    async () => {
      let reserved: Reserved | null = null;
      const made = await attack(server, async (dice, number) => {
        if (number % CASES_A_RESERVATION === 0) reserved = await server.reserve(table, `203.0.113.${dice.int(250)}`);
        const target =
          reserved === null ? '/' : `/${reserved.processId}/${reserved.code}?sessionId=${reserved.sessionId}`;
        await server.send(dice, dice.pieces(requestBytes(dice, { code: table.code, target })), 'HTTP/1.1 ');
      });
      expect(made).toBeGreaterThan(0);
    },
    ATTACK_LIMIT_MS,
  );
});
