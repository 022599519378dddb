import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/index.ts';
import { ChatRates } from '../../src/rooms/chat-rates.ts';
import type { Session } from '../../src/rooms/session.ts';
import { HandClock } from '../support/hand-clock.ts';

const never = (atOnce: number) => ({ atOnce, aSecond: 1e-9 });
const LIMITS = { ...DEFAULT_LIMITS, lines: never(3), watchersLines: never(5), reactions: never(2) };
// Nothing else of a session is looked at.
const from = (address: string) => ({ from: address }) as Session;

/** How many of `lines` lines may be said. */
const said = (rates: ChatRates, seat: number | null, address: string, lines: number) =>
  Array.from({ length: lines }, () => rates.maySay(seat, from(address))).filter(Boolean).length;

describe('how much may be said at a table', () => {
  test('is counted for each seat, from whatever address, and for each address that watches', () => {
    const rates = new ChatRates(LIMITS, new HandClock());
    expect(said(rates, 0, '192.0.2.1', 2) + said(rates, 0, '192.0.2.2', 4)).toBe(3);
    expect(said(rates, 1, '192.0.2.1', 4)).toBe(3);
    expect(said(rates, null, '192.0.2.1', 4)).toBe(3);
    expect(said(rates, null, '192.0.2.2', 1)).toBe(1);
  });

  test('is counted for all who watch together, whom no player’s lines are taken from', () => {
    const rates = new ChatRates(LIMITS, new HandClock());
    const spectators = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    expect(spectators.map((address) => said(rates, null, address, 2))).toEqual([2, 2, 1, 0]);
    expect(said(rates, 0, '192.0.2.1', 4)).toBe(3);
    const other = new ChatRates(LIMITS, new HandClock());
    for (let seat = 0; seat < 6; seat += 1) expect(said(other, seat, '192.0.2.1', 3)).toBe(3);
    expect(said(other, null, '192.0.2.9', 3)).toBe(3);
  });

  test('is apart from what may be shown', () => {
    const rates = new ChatRates(LIMITS, new HandClock());
    expect([0, 0, 0, 1].map((seat) => rates.mayReact(seat))).toEqual([true, true, false, true]);
    expect(said(rates, 0, '192.0.2.1', 3)).toBe(3);
  });
});
