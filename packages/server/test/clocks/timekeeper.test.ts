import { describe, expect, test } from 'vitest';
import { creditOf, FULL_PURSE, RoundTrips, refilled, type TimedTerms } from '../../src/tables/clocks/seat-clock.ts';
import { Timekeeper } from '../../src/tables/clocks/timekeeper.ts';
import { HandClock } from '../support/hand-clock.ts';

const SECOND = 1000;
const BANK: TimedTerms = { kind: 'bank', seconds: 100, increment: 5, atZero: 'move' };
const TURN: TimedTerms = { kind: 'turn', seconds: 62, atZero: 'move' };

/** The clocks of two, of whom seat 0 is to act. A bot plays for those in `substituted`. */
function clocks(terms: TimedTerms, substituted = new Set<number>()) {
  const monotonicClock = new HandClock();
  const up: number[] = [];
  const stored: number[][] = [];
  const timekeeper = new Timekeeper(terms, 2, null, {
    monotonicClock,
    counts: (seat) => !substituted.has(seat),
    timeIsUp: (seat) => up.push(seat),
    store: (all) => stored.push(all.map(({ left }) => left)),
  });
  timekeeper.goTo(timekeeper.after({ before: [], actors: [0], by: null, at: monotonicClock.now() }));
  /** A seat decides after `seconds`. */
  const decides = (by: number, seconds: number, next: number) => {
    monotonicClock.advance(seconds * SECOND);
    const at = monotonicClock.now();
    const left = timekeeper.leftOf(by, at);
    timekeeper.goTo(timekeeper.after({ before: [by], actors: [next], by, at }));
    return left;
  };
  const left = () => [0, 1].map((seat) => timekeeper.leftOf(seat, monotonicClock.now()) / SECOND);
  return { monotonicClock, timekeeper, decides, left, up, stored };
}

describe('a decision that a substitute bot makes', () => {
  test.each([
    ['leaves the whole time for the next one: by the time per turn', TURN, 62],
    ['neither takes of the bank nor adds to it', BANK, 93],
  ] as const)('%s', (_, terms, has) => {
    const substituted = new Set<number>();
    const { monotonicClock, timekeeper, decides, left } = clocks(terms, substituted);
    monotonicClock.advance(7 * SECOND);
    timekeeper.stop(0);
    substituted.add(0);
    decides(0, 2, 1);
    expect(left()[0]).toBe(has);
    substituted.clear();
    decides(1, 3, 0);
    monotonicClock.advance(SECOND);
    expect(left()[0]).toBe(has - 1);
  });
});

describe('a decision that is taken back', () => {
  test.each([
    ['bank', BANK, 93],
    ['time per turn', TURN, 55],
  ] as const)('has the time that it had left: by the %s', (_, terms, had) => {
    const { monotonicClock, timekeeper, decides, left } = clocks(terms);
    const before = decides(0, 7, 1);
    monotonicClock.advance(4 * SECOND);
    timekeeper.takenBack(0, before, [0]);
    expect(left()[0]).toBe(had);
    monotonicClock.advance(2 * SECOND);
    expect(left()[0]).toBe(had - 2);
    // The other one's clock stands where it was.
    expect(left()[1]).toBe(terms.seconds - 4);
  });

  test.each([
    ['bank', BANK, 93],
    ['time per turn', TURN, 55],
  ] as const)('in one’s own turn is charged for what was thought about it since: by the %s', (_, terms, had) => {
    const { monotonicClock, timekeeper, decides, left } = clocks(terms);
    const before = decides(0, 7, 0);
    monotonicClock.advance(4 * SECOND);
    timekeeper.takenBack(0, before, [0]);
    expect(left()[0]).toBe(had - 4);
  });

  test('never has more than its clock shows, nor less than nothing', () => {
    const { monotonicClock, timekeeper, decides, left } = clocks(BANK);
    decides(0, 90, 0);
    timekeeper.takenBack(0, 500 * SECOND, [0]);
    expect(left()[0]).toBe(15);
    monotonicClock.advance(10 * SECOND);
    timekeeper.takenBack(0, 2 * SECOND, [0]);
    expect(timekeeper.clocks[0]?.left).toBe(0);
  });

  test('goes on with what is left where it is not known any more what it had', () => {
    const { monotonicClock, timekeeper, decides, left } = clocks(BANK);
    decides(0, 7, 0);
    monotonicClock.advance(4 * SECOND);
    timekeeper.takenBack(0, null, [0]);
    expect(left()[0]).toBe(100 - 7 + 5 - 4);
  });
});

describe('time that is up', () => {
  test('is reported at that moment, and again a second later if nothing was done', () => {
    const { monotonicClock, up } = clocks(TURN);
    monotonicClock.advance(62 * SECOND - 1);
    expect(up).toEqual([]);
    monotonicClock.advance(1);
    expect(up).toEqual([0]);
    monotonicClock.advance(SECOND - 1);
    expect(up).toEqual([0]);
    monotonicClock.advance(1);
    expect(up).toEqual([0, 0]);
  });

  test('is written down every five seconds while it runs, and not at all once the clocks are closed', () => {
    const { monotonicClock, timekeeper, stored, up } = clocks(TURN);
    monotonicClock.advance(10 * SECOND);
    expect(stored).toEqual([
      [57_000, 62_000],
      [52_000, 62_000],
    ]);
    timekeeper.close();
    monotonicClock.advance(100 * SECOND);
    expect(stored).toHaveLength(2);
    expect(up).toEqual([]);
  });
});

describe('the credit for the network’s delay', () => {
  test('is a second at most, and what is in the purse at most', () => {
    expect(creditOf(FULL_PURSE, 250)).toBe(250);
    expect(creditOf(FULL_PURSE, 4_000)).toBe(1_000);
    expect(creditOf(120, 250)).toBe(120);
  });

  test('comes out of a purse that a decision fills up a little, never beyond what it holds', () => {
    expect(refilled(2_000, 1_000)).toBe(1_300);
    expect(refilled(FULL_PURSE, 0)).toBe(FULL_PURSE);
    expect(refilled(FULL_PURSE, 100)).toBe(FULL_PURSE);
  });

  test('follows the shortest of the last three round trips', () => {
    const trips = new RoundTrips();
    expect(trips.lag).toBe(0);
    for (const ms of [50, 400, 300]) trips.add(ms);
    expect(trips.lag).toBe(50);
    trips.add(500);
    expect(trips.lag).toBe(300);
    trips.add(-5);
    expect(trips.lag).toBe(0);
  });
});

describe('a seat whose time is up, and for which nothing could be done', () => {
  test('is reported again after a second, whatever else happens at the table meanwhile', () => {
    const { monotonicClock, timekeeper, up } = clocks(TURN);
    monotonicClock.advance(62 * SECOND);
    expect(up).toEqual([0]);
    timekeeper.roundTrip(1, 40);
    timekeeper.newLink(1);
    timekeeper.stop(1);
    monotonicClock.advance(900);
    timekeeper.roundTrip(0, 1);
    monotonicClock.advance(99);
    expect(up).toEqual([0]);
    monotonicClock.advance(1);
    expect(up).toEqual([0, 0]);
  });

  test('does not keep the table from hearing of another seat in time', () => {
    const { monotonicClock, timekeeper, up } = clocks(TURN);
    monotonicClock.advance(500);
    timekeeper.start(1);
    monotonicClock.advance(61_500);
    expect(up).toEqual([0]);
    monotonicClock.advance(499);
    expect(up).toEqual([0]);
    monotonicClock.advance(1);
    expect(up).toEqual([0, 1]);
  });
});
