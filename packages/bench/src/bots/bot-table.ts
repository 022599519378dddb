import { makeTable } from '@boomtown/e2e/driving';
import { bytesToHex, hashOfNonce } from '@boomtown/game-core';
import { DEFAULT_TERMS, MESSAGE, type Terms } from '@boomtown/wire';
import { SMALL_GAME } from '../chosen-games.ts';
import type { FrameworkLine } from '../lines/framework-line.ts';
import { joined } from '../peers/boomtown.ts';

/** A table of a small game at which bots play against each other, with the line of a client that only looks on from a seat. */
export interface BotTable {
  readonly line: FrameworkLine;
  /** How many steps were shown up to now. */
  readonly steps: () => number;
  /** Puts a bot on the other seat and starts the match: a hard bot begins, and a normal one plays on once the person's time is up. */
  begin(): Promise<void>;
}

/** After this inactivity of a present player a bot plays on. */
export const TURN_SECONDS = 5;

const NONCE = new Uint8Array(16).fill(1);
const TERMS: Terms = { ...DEFAULT_TERMS, clock: { kind: 'turn', seconds: TURN_SECONDS, atZero: 'bot' } };

/** Opens such a table, with no other player yet. */
export async function openBotTable(url: string): Promise<BotTable> {
  const { code, token } = await makeTable(url, {
    game: SMALL_GAME.info.id,
    options: { starter: 1 },
    seats: 2,
    name: 'Ada',
    listed: false,
    watchable: false,
    terms: TERMS,
  });
  let steps = 0;
  const line = await joined(url, code, [token], {
    received: (type) => {
      if (type === MESSAGE.step) steps += 1;
    },
  });
  return {
    line,
    steps: () => steps,
    async begin() {
      await line.ask('seatBot', { seat: 1, level: 'hard' });
      await line.ask('ready', { seats: [{ seat: 0, nonceHash: hashOfNonce(NONCE) }] });
      await line.ask('nonces', { nonces: [{ seat: 0, nonce: bytesToHex(NONCE) }] });
    },
  };
}
