import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Account } from '../../src/limits/account.ts';
import { DEFAULT_LIMITS } from '../../src/limits/limits.ts';
import { LoopBudgets } from '../../src/limits/loop-budgets.ts';
import { costMeter, passTo, spend } from '../../src/loop-cost.ts';
import { inSlices, oneByOne } from '../../src/slices.ts';
import { HandClock } from '../support/hand-clock.ts';

const HERE = '192.0.2.1';
const LONGER_THAN_A_SLICE_MS = 2;

function setUp() {
  const clock = new HandClock();
  let cost = 0;
  const budgets = new LoopBudgets(DEFAULT_LIMITS.loop, clock, () => cost);
  return {
    clock,
    budgets,
    /** Does something that takes so long. */
    work: (ms: number) => {
      cost += ms;
    },
  };
}

describe('an account', () => {
  test('lets one request overdraw it, and the next one wait until that is paid', () => {
    const clock = new HandClock();
    const account = new Account({ atOnce: 50, aSecond: 100 }, clock);
    expect(account.waitMs).toBe(0);
    account.pay(250);
    expect(account.waitMs).toBe(2_000);
    clock.jump(1_999);
    expect(account.waitMs).toBe(1);
    clock.jump(2);
    expect(account.waitMs).toBe(0);
    clock.jump(60_000);
    expect(account.isFull).toBe(true);
    account.pay(49);
    expect(account.waitMs).toBe(0);
  });

  test('has nobody wait for more than ten seconds', () => {
    const account = new Account({ atOnce: 50, aSecond: 100 }, new HandClock());
    for (let i = 0; i < 100; i += 1) account.pay(1_000);
    expect(account.waitMs).toBe(10_000);
  });

  test('lets those who wait go on one after the other, and only as far as there is something left', () => {
    const clock = new HandClock();
    const account = new Account({ atOnce: 50, aSecond: 100 }, clock);
    account.pay(60);
    const went: number[] = [];
    const stops = [0, 1, 2, 3].map((number) =>
      account.wait(() => {
        went.push(number);
        if (number === 0) account.pay(20);
      }),
    );
    stops[2]?.();
    clock.advance(99);
    expect(went).toEqual([]);
    clock.advance(5);
    expect(went).toEqual([0]);
    clock.advance(100);
    expect(went).toEqual([0]);
    clock.advance(200);
    expect(went).toEqual([0, 1, 3]);
  });
});

describe('what is asked of the event loop', () => {
  test('is paid by who asked: with all that follows in the same turn, and after a wait', async () => {
    const { budgets, work } = setUp();
    const paid: number[] = [];
    const requester = budgets.watcher(HERE);
    requester.pay = (ms) => void paid.push(ms);
    const paidNow = () => paid.splice(0).reduce((sum, ms) => sum + ms, 0);
    let after = Promise.resolve();
    budgets.begin(requester, () => {
      work(3);
      spend(() => work(4));
      after = (async () => {
        // What a promise brings in the same turn.
        await Promise.resolve();
        work(20);
        await nextTurn();
        work(1_000);
        spend(() => {
          work(5);
          spend(() => work(6));
        });
        await inSlices(
          (function* () {
            work(7);
            yield;
            work(8);
          })(),
        );
      })();
    });
    expect(paidNow()).toBe(7);
    await nextTurn();
    await after;
    await nextTurn();
    // What runs in a turn of its own and says nothing of it is nobody's.
    expect(paidNow()).toBe(20 + 11 + 15);
    spend(() => work(50));
    work(50);
    expect(paidNow()).toBe(0);
  });

  test.each<[string, (part: () => void) => Promise<unknown>]>([
    [
      'in slices',
      (part) =>
        inSlices(
          (function* () {
            for (let done = 0; done < 4; done += 1) yield part();
          })(),
        ),
    ],
    ['one by one', (part) => oneByOne([1, 2, 3, 4], async () => part())],
  ])('leaves the others their turns where it takes long and is done %s', async (_, work) => {
    let turns = 0;
    let isDone = false;
    const others = (async () => {
      for (; !isDone; turns += 1) await nextTurn();
    })();
    const seen: number[] = [];
    await work(() => {
      const end = performance.now() + LONGER_THAN_A_SLICE_MS;
      while (performance.now() < end);
      seen.push(turns);
    });
    isDone = true;
    await others;
    expect(seen.at(-1)).toBeGreaterThan(seen[0] ?? 0);
  });

  test('is paid by each for their own: the turn of the next one ends the one before', async () => {
    const { budgets, work } = setUp();
    const paid = { one: 0, other: 0, reader: 0 };
    const payer = (name: keyof typeof paid) => {
      const requester = budgets.watcher(HERE);
      requester.pay = (ms) => {
        paid[name] += ms;
      };
      return requester;
    };
    const [one, other, reader] = [payer('one'), payer('other'), payer('reader')];
    budgets.begin(one, () => {
      work(1);
      budgets.charge(reader, () => work(10));
      work(2);
    });
    work(4);
    budgets.begin(other, () => work(100));
    work(200);
    await nextTurn();
    work(1_000);
    budgets.begin(one, () => {});
    expect(paid).toEqual({ one: 7, other: 300, reader: 10 });
  });

  test('is passed on to the seat it proves to be for', async () => {
    const { budgets, work } = setUp();
    const prover = budgets.prover(HERE);
    const seat = budgets.seat('KX7QM/0', HERE);
    const paid: [string, number][] = [];
    prover.pay = (ms) => void paid.push(['prover', ms]);
    seat.pay = (ms) => void paid.push(['seat', ms]);
    await budgets.begin(prover, async () => {
      work(1);
      passTo(seat);
      work(2);
      await nextTurn();
      spend(() => work(4));
    });
    const sum = (who: string) => paid.filter(([name]) => name === who).reduce((all, [, ms]) => all + ms, 0);
    expect([sum('prover'), sum('seat')]).toEqual([1, 6]);
  });

  test('is paid also where it fails', () => {
    const { budgets, work } = setUp();
    const requester = budgets.watcher(HERE);
    expect(() =>
      budgets.begin(requester, () => {
        work(200);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(requester.waitMs).toBeGreaterThan(0);
  });
});

describe('who shares what', () => {
  test('sockets of one address share its account, and each has one of its own; another address has nothing to do with it', () => {
    const { budgets, clock } = setUp();
    const [one, other] = [budgets.watcher(HERE), budgets.watcher(HERE)];
    one.pay(65);
    expect([one.overMs > 0, other.overMs]).toEqual([true, 0]);
    clock.jump(250);
    for (let i = 0; i < 4; i += 1) other.pay(90);
    expect(budgets.watcher(HERE).overMs).toBeGreaterThan(0);
    expect(budgets.address(HERE).overMs).toBeGreaterThan(0);
    expect(budgets.watcher('192.0.2.2').waitMs).toBe(0);
  });

  test('a seat has its own account, whatever those take who watch from the same address', () => {
    const { budgets } = setUp();
    budgets.watcher(HERE).pay(5_000);
    const seat = budgets.seat('KX7QM/0', HERE);
    expect(seat.waitMs).toBe(0);
    seat.pay(250);
    expect(seat.waitMs).toBeGreaterThan(0);
    // By whatever socket its person comes.
    expect(budgets.seat('KX7QM/0', HERE).waitMs).toBeGreaterThan(0);
  });

  test('where other seats of an address took too much, one that took nothing may still play', () => {
    const { budgets, clock } = setUp();
    for (let seat = 0; seat < 6; seat += 1) budgets.seat(`BCDFG/${seat}`, HERE).pay(300);
    clock.jump(11_000);
    budgets.seat('BCDFG/0', HERE).pay(300);
    const friend = budgets.seat('KX7QM/1', HERE);
    expect(budgets.seat('BCDFG/0', HERE).overMs).toBeGreaterThan(0);
    // An action a second.
    for (let action = 0; action < 60; action += 1) {
      budgets.seat('BCDFG/0', HERE).pay(300);
      expect(friend.mustWait).toBe(false);
      friend.pay(0.5);
      clock.jump(1_000);
    }
    friend.pay(20);
    expect(friend.waitMs).toBeGreaterThan(0);
  });

  test('however many seats an address holds, together they are granted no more than a few', () => {
    const { budgets, clock } = setUp();
    const seats = Array.from({ length: 300 }, (_, seat) => budgets.seat(`BCDFG/${seat}`, HERE));
    let taken = 0;
    for (let ms = 0; ms < 10_000; ms += 2) {
      for (const seat of seats) {
        if (seat.waitMs > 0) continue;
        seat.pay(0.5);
        taken += 0.5;
      }
      clock.jump(2);
    }
    const { seatsOfAddress, grantedAtAddress } = DEFAULT_LIMITS.loop;
    const most = [seatsOfAddress, grantedAtAddress].reduce(
      (sum, { atOnce, aSecond }) => sum + atOnce + 10 * aSecond,
      0,
    );
    expect(taken).toBeLessThan(1.1 * most);
  });

  test('accounts are not remembered without end', () => {
    const { budgets, clock } = setUp();
    budgets.address('192.0.2.9').pay(5_000);
    for (let i = 0; i < 12_000; i += 1) budgets.address(`2001:db8:${i.toString(16)}::/64`);
    expect(budgets.address('192.0.2.9').waitMs).toBeGreaterThan(0);
    clock.jump(600_000);
    expect(budgets.address('192.0.2.9').waitMs).toBe(0);
  });
});

test('what the machine does meanwhile costs nobody anything, and short work is not asked for', () => {
  let [now, processor, asked] = [0, 0, 0];
  const meter = costMeter(
    () => now,
    () => {
      asked += 1;
      return processor;
    },
  );
  const pass = (ms: number, worked = ms) => {
    now += ms;
    processor += worked;
  };
  const begun = meter();
  for (let i = 0; i < 10; i += 1) {
    pass(0.1);
    meter();
  }
  expect(meter() - begun).toBeCloseTo(1);
  expect(asked).toBe(1);
  pass(50, 2);
  expect(meter() - begun).toBeCloseTo(3);
  pass(5_000, 0);
  expect(meter() - begun).toBeCloseTo(3);
});
