import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AddressLimits, addressKey, Bucket, DEFAULT_LIMITS, shapeFault } from '../../src/limits/index.ts';
import { HandClock } from '../support/hand-clock.ts';

describe('addresses', () => {
  test.each([
    ['192.168.1.7', '192.168.1.7'],
    ['::ffff:192.168.1.7', '192.168.1.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));
});

describe('a bucket', () => {
  test('gives its number at once, and refills slowly', () => {
    const clock = new HandClock();
    const bucket = new Bucket(3, 10, clock);
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
    clock.advance(99);
    expect(bucket.take()).toBe(false);
    clock.advance(101);
    expect([bucket.take(2), bucket.take()]).toEqual([true, false]);
    clock.advance(1_000_000);
    expect([bucket.take(4), bucket.take(3), bucket.take()]).toEqual([false, true, false]);
  });
});

describe('wrong codes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('after ten in a minute an address waits, each time twice as long; others do not', async () => {
    const limits = new AddressLimits(DEFAULT_LIMITS);
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (let i = 0; i < 10; i += 1) expect(await limits.wrongCode('a')).toBe(0);
      const wait = await limits.wrongCode('a');
      expect(await limits.waitForCodes('a')).toBe(wait);
      expect(await limits.waitForCodes('b')).toBe(0);
      waits.push(wait);
      await vi.advanceTimersByTimeAsync(wait * 1000 - 500);
      expect(await limits.waitForCodes('a')).toBe(1);
      await vi.advanceTimersByTimeAsync(600);
      expect(await limits.waitForCodes('a')).toBe(0);
    }
    expect(waits).toEqual([5, 10, 20, 40]);
  });

  test('ten in more than a minute are nothing', async () => {
    const limits = new AddressLimits(DEFAULT_LIMITS);
    for (let i = 0; i < 30; i += 1) {
      expect(await limits.wrongCode('a')).toBe(0);
      await vi.advanceTimersByTimeAsync(10_000);
    }
  });

  test('each kind of request has its own limit a minute', async () => {
    const limits = new AddressLimits({ ...DEFAULT_LIMITS, aMinute: { make: 2, sit: 1, join: 1, read: 1 } });
    expect([await limits.ask('make', 'a'), await limits.ask('make', 'a')]).toEqual([0, 0]);
    expect(await limits.ask('make', 'a')).toBe(60);
    expect([await limits.ask('read', 'a'), await limits.ask('make', 'b')]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await limits.ask('make', 'a')).toBe(0);
  });
});

describe('the shape of JSON from outside', () => {
  const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

  test('is bounded in depth, without recursing into what is too deep', () => {
    expect(shapeFault(deep(12))).toBe(null);
    expect(shapeFault(deep(13))).toBe('too-deep');
    expect(shapeFault(deep(30_000))).toBe('too-deep');
  });

  test.each(['{"__proto__":1}', '{"a":[{"constructor":1}]}', '{"prototype":{}}'])('%s is refused', (text) => {
    expect(shapeFault(JSON.parse(text))).toBe('malformed');
  });
});
