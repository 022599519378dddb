import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/index.ts';
import { LoopBudgets } from '../../src/limits/loop-budgets.ts';
import { PacedReading } from '../../src/limits/paced-reading.ts';
import { HandClock } from '../support/hand-clock.ts';

const HERE = '192.0.2.1';

/** A server whose requests take so long each, and sockets of one address that read from it. */
function setUp(eachMs: number) {
  const clock = new HandClock();
  let cost = 0;
  const budgets = new LoopBudgets(DEFAULT_LIMITS.loop, clock, () => cost);
  const done: { readonly by: number; readonly at: number }[] = [];
  const refused: number[] = [];
  let unpacked = 0;
  const socket = (by: number) => {
    const requester = budgets.watcher(HERE);
    let isPaused = false;
    const reading: PacedReading = new PacedReading({
      requester: () => requester,
      begin: (own, work) => budgets.begin(own, work),
      unpack: (slice) => {
        unpacked += slice.length;
        for (let at = 0; at < slice.length; at += 256) reading.add(slice.subarray(at, at + 256));
        return true;
      },
      pass: () => {
        cost += eachMs;
        done.push({ by, at: clock.now() });
      },
      refuse: () => refused.push(by),
      pause: () => {
        isPaused = true;
      },
      resume: () => {
        isPaused = false;
      },
    });
    return {
      reading,
      get isPaused() {
        return isPaused;
      },
    };
  };
  return { clock, socket, done, refused, unpacked: () => unpacked };
}

test('300 sockets of an address that send all at once are answered one request at a time, in turn, within one share', () => {
  const { clock, socket, done, unpacked } = setUp(0.5);
  const sockets = Array.from({ length: 300 }, (_, by) => socket(by));
  for (const { reading } of sockets) reading.take(Buffer.alloc(256 * 50));
  // No more than the pace allows at a stretch; of the others nothing was unpacked.
  expect(done.length).toBeLessThan(12);
  expect(unpacked()).toBeLessThan(20 * 1024);
  expect(sockets.filter(({ isPaused }) => isPaused)).toHaveLength(300);
  clock.advance(10_000);
  const { atOnce, aSecond } = DEFAULT_LIMITS.loop.address;
  expect(done.length * 0.5).toBeLessThan(1.1 * (atOnce + 10 * aSecond));
  expect(done.length * 0.5).toBeGreaterThan(0.5 * (atOnce + 10 * aSecond));
  // Each had its turn before any had many.
  const turns = sockets.map((_, by) => done.filter((one) => one.by === by).length);
  expect(Math.min(...turns)).toBeGreaterThan(0);
  expect(Math.max(...turns)).toBeLessThan(20);
  // And at no time much at a stretch.
  for (let from = 0; from < 10_000; from += 20) {
    expect(done.filter(({ at }) => at >= from && at < from + 20).length).toBeLessThan(24);
  }
});

test('what waits is answered in the order in which it was sent, and then the socket is read again', () => {
  const { clock, socket, done, refused } = setUp(1);
  const one = socket(0);
  one.reading.take(Buffer.alloc(256 * 10));
  one.reading.take(Buffer.alloc(256 * 10));
  expect(one.isPaused).toBe(true);
  expect(one.reading.isWaiting).toBe(true);
  clock.advance(1_000);
  expect(done).toHaveLength(20);
  expect(one.isPaused).toBe(false);
  expect(one.reading.isWaiting).toBe(false);
  // It was over within half a second, and nobody needed a notice.
  expect(refused).toEqual([]);
});

test('of those who took far too much at an address a few a second get a reply', () => {
  const { socket, refused } = setUp(200);
  const sockets = Array.from({ length: 300 }, (_, by) => socket(by));
  for (const { reading } of sockets) reading.take(Buffer.alloc(256 * 2));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(10);
});

test('a household of six seats, ten spectators and their pages notices nothing', () => {
  const clock = new HandClock();
  let cost = 0;
  const budgets = new LoopBudgets(DEFAULT_LIMITS.loop, clock, () => cost);
  const seats = Array.from({ length: 6 }, (_, seat) => budgets.seat(`KX7QM/${seat}`, HERE));
  const spectators = Array.from({ length: 10 }, () => budgets.watcher(HERE));
  const page = budgets.address(HERE);
  let longest = 0;
  const ask = (requester: typeof page, ms: number) => {
    longest = Math.max(longest, requester.waitMs);
    expect(requester.overMs).toBe(0);
    budgets.begin(requester, () => {
      cost += ms;
    });
  };
  for (let second = 0; second < 120; second += 1) {
    // An action of a seat is shown to all; each asks for its clock, and now and then a client reads back or loads a page.
    for (const seat of seats) {
      ask(seat, 2);
      clock.jump(50);
    }
    for (const spectator of spectators) {
      ask(spectator, 0.1);
      clock.jump(20);
    }
    for (let file = 0; second % 5 === 0 && file < 30; file += 1) {
      ask(page, 0.8);
      clock.jump(10);
    }
    clock.jump(500);
  }
  // Shorter than anybody sees.
  expect(longest).toBeLessThan(20);
});
