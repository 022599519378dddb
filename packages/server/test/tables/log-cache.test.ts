import { ok } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { FullLog, type LoggedStep } from '../../src/tables/event-log.ts';
import { LogCache } from '../../src/tables/log-cache.ts';

function step(number: number, more: Partial<LoggedStep> = {}): LoggedStep {
  return { step: number, events: [{ to: 'all', event: { type: `event-${number}` } }], ...more };
}

function tookBack(number: number, of: number): LoggedStep {
  return step(number, { events: [], tableEvent: { type: 'took-back', seat: 0, of, agreed: [] } });
}

function logOf(...steps: readonly LoggedStep[]): FullLog {
  const log = new FullLog();
  for (const one of steps) log.add(one);
  return log;
}

const numbers = (steps: readonly LoggedStep[]) => steps.map((one) => one.step);

describe('a whole log', () => {
  test('brings pages as they were after any entry: what is taken back later stands, what was taken back is missing', () => {
    const log = logOf(step(0), step(1), step(2), tookBack(3, 2), step(4));
    expect(numbers(log.last(9, 9, 4))).toEqual([0, 1, 3, 4]);
    expect(numbers(log.last(9, 9, 2))).toEqual([0, 1, 2]);
    expect(numbers(log.last(2, 4, 4))).toEqual([1, 3]);
    expect(numbers(log.last(2, 4, 2))).toEqual([1, 2]);
    expect(numbers(log.last(1, 0, 4))).toEqual([]);
    expect(log.last(9, 9, 4)[1]).toEqual(step(1));
  });

  test('takes no step twice', () => {
    const log = logOf(step(0), step(1), step(1), step(0), step(2));
    expect(numbers(log.all())).toEqual([0, 1, 2]);
  });
});

describe('the whole logs of all tables', () => {
  test('fault 37: one that was played again is not played again for the next page, nor while it still is, and goes on with the match', async () => {
    const logs = new LogCache();
    const match = {};
    let replays = 0;
    let finish = () => {};
    const replay = async () => {
      replays += 1;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return logOf(step(0), step(1), step(2));
    };
    const pages = [logs.of(match, replay), logs.of(match, replay)];
    // The record had it already when it was read, and the match goes on meanwhile.
    logs.stepped(match, step(2));
    logs.stepped(match, step(3));
    finish();
    for (const page of pages) expect(numbers((await page).all())).toEqual([0, 1, 2, 3]);
    logs.stepped(match, tookBack(4, 3));
    expect(numbers((await logs.of(match, replay)).all())).toEqual([0, 1, 2, 4]);
    expect(replays).toBe(1);
  });

  test('a page whose replay failed is tried anew', async () => {
    const logs = new LogCache();
    const match = {};
    await expect(logs.of(match, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(ok(numbers((await logs.of(match, async () => logOf(step(0)))).all()))).toEqual(ok([0]));
  });

  test('together take no more than they may: what was read longest ago goes', async () => {
    const one = logOf(...Array.from({ length: 50 }, (_, i) => step(i)));
    const logs = new LogCache(one.bytes * 3.5);
    const replayed: number[] = [];
    const matches = [0, 1, 2, 3, 4].map((number) => ({ number }));
    const read = async (number: number) => {
      await logs.of(matches[number] ?? {}, async () => {
        replayed.push(number);
        return logOf(...Array.from({ length: 50 }, (_, i) => step(i)));
      });
    };
    for (const number of [0, 1, 2, 0, 3, 0, 1]) await read(number);
    // The fourth pushed 1 out, 1 pushed 2 out; 0 was read again and again.
    expect(replayed).toEqual([0, 1, 2, 3, 1]);
    // A match that goes on takes more, and is not the one to go.
    for (let i = 50; i < 90; i += 1) logs.stepped(matches[1] ?? {}, step(i));
    await read(1);
    await read(3);
    expect(replayed).toEqual([0, 1, 2, 3, 1, 3]);
    logs.forget(matches[3] ?? {});
    await read(3);
    expect(replayed.at(-1)).toBe(3);
  });
});
