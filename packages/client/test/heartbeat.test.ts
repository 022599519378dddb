import { describe, expect, test } from 'vitest';
import { heartbeat } from '../src/heartbeat.ts';
import { handClock, settled } from './hand-clock.ts';

const QUIET_MS = 11_800;

/** A heartbeat whose round trips a test answers, and what it reported. */
function beating() {
  const clock = handClock();
  const trips: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const received: string[] = [];
  const beat = heartbeat(
    {
      echo: () =>
        new Promise((resolve, reject) =>
          trips.push({ answer: () => resolve({}), fail: () => reject(new Error('no answer')) }),
        ),
      stands: () => received.push('stands'),
      lost: () => received.push('lost'),
    },
    clock,
  );
  return { clock, trips, received, beat };
}

describe('a heartbeat', () => {
  test('fault 9: asks when nothing came for long, and again after each quiet that follows an answer', async () => {
    const { clock, trips, received, beat } = beating();
    for (let asked = 1; asked <= 3; asked += 1) {
      await clock.pass(QUIET_MS - 100);
      expect(trips).toHaveLength(asked - 1);
      await clock.pass(100);
      expect(trips).toHaveLength(asked);
      trips.at(-1)?.answer();
      await settled();
      expect(received).toEqual(Array.from({ length: asked }, () => 'stands'));
    }
    beat.stop();
  });

  test('says that the link stands where something came over it, and counts the quiet from then', async () => {
    const { clock, trips, received, beat } = beating();
    await clock.pass(10_000);
    beat.heard();
    await clock.pass(QUIET_MS - 10_000);
    expect(received).toEqual(['stands']);
    await clock.pass(10_000 - 100);
    expect(trips).toEqual([]);
    await clock.pass(100);
    expect(trips).toHaveLength(1);
    beat.stop();
  });

  test('asks once, however often it is to prove the link meanwhile', async () => {
    const { clock, trips, beat } = beating();
    beat.prove();
    beat.prove();
    await clock.pass(QUIET_MS);
    expect(trips).toHaveLength(1);
    trips[0]?.answer();
    await settled();
    beat.prove();
    expect(trips).toHaveLength(2);
    beat.stop();
  });

  test('tells a loss once, and does nothing more', async () => {
    const { clock, trips, received, beat } = beating();
    await clock.pass(QUIET_MS);
    trips[0]?.fail();
    await settled();
    beat.prove();
    clock.suspend(60_000);
    await clock.pass(60_000);
    expect(received).toEqual(['lost']);
    expect(trips).toHaveLength(1);
  });

  test.each(['answer', 'fail'] as const)('says nothing of a question under way once it is stopped: %s', async (how) => {
    const { clock, trips, received, beat } = beating();
    beat.prove();
    beat.stop();
    trips[0]?.[how]();
    await settled();
    beat.prove();
    await clock.pass(60_000);
    expect(received).toEqual([]);
    expect(trips).toHaveLength(1);
  });

  test('fault 10: notices each sleep by the time of day, long before the quiet would show it', async () => {
    const { clock, trips, beat } = beating();
    for (let slept = 1; slept <= 2; slept += 1) {
      clock.suspend(600_000);
      await clock.pass(2_000);
      expect(trips).toHaveLength(slept);
      trips.at(-1)?.answer();
      await settled();
    }
    beat.stop();
  });

  test('believes no silence across a sleep, but asks twice more at most', async () => {
    const { clock, trips, received, beat } = beating();
    beat.prove();
    for (let asked = 1; asked <= 2; asked += 1) {
      clock.suspend(60_000);
      trips.at(-1)?.fail();
      await settled();
      expect(trips).toHaveLength(1 + asked);
    }
    clock.suspend(60_000);
    trips.at(-1)?.fail();
    await settled();
    expect(trips).toHaveLength(3);
    expect(received).toEqual(['lost']);
  });

  test('has its two more questions again after an answer', async () => {
    const { clock, trips, received, beat } = beating();
    for (let time = 0; time < 2; time += 1) {
      beat.prove();
      for (let asked = 1; asked <= 2; asked += 1) {
        clock.suspend(60_000);
        trips.at(-1)?.fail();
        await settled();
      }
      trips.at(-1)?.answer();
      await settled();
    }
    expect(trips).toHaveLength(6);
    expect(received).not.toContain('lost');
    beat.stop();
  });
});
