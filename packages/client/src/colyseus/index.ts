import type { GameTypes } from '@boomtown/game-core';
import type { GameWire } from '@boomtown/wire/browser';
import { systemClock } from '../clock.ts';
import { addressesAt } from '../http/ask.ts';
import { requestsAt } from '../http/table-requests.ts';
import { type ConnectionNeeds, connectTable, type TableConnection } from '../table-connection.ts';
import { colyseusDial } from './link.ts';

/** Connections through the Colyseus SDK. Only this export imports it. */
export { colyseusDial, joinRoom, linkTo, type TableRoom } from './link.ts';

/**
 * Connects a program to a table, as a page does it, for as long as the program runs. `root`: where the server lies, as
 * `http://127.0.0.1:2567`; `changed`: what is done otherwise than in a page.
 */
export function connectAt(
  root: string,
  code: string,
  tokens: readonly string[],
  wire: GameWire<GameTypes>,
  changed: Partial<ConnectionNeeds> = {},
): TableConnection {
  return connectTable(code, tokens, wire, {
    dial: colyseusDial(addressesAt(root)),
    open: requestsAt(root).openTable,
    clock: systemClock,
    random: Math.random,
    seen: { last: () => 0, keep() {} },
    ...changed,
  });
}
