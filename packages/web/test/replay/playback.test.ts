import { describe, expect, it } from 'vitest';
import { createPlayback, type Playback } from '../../src/replay/playback.ts';

const TURNS = [1, 4, 5, 9];
const LAST = 10;

/** A playback whose time passes when the test says so; `waits` are the milliseconds that it asked for. */
function byHand(): { readonly replayed: Playback; readonly waits: number[]; tick(): void } {
  const waits: number[] = [];
  const waiting = new Set<() => void>();
  const replayed = createPlayback(LAST, TURNS, (ms, then) => {
    waits.push(ms);
    waiting.add(then);
    return () => void waiting.delete(then);
  });
  return {
    replayed,
    waits,
    tick() {
      const due = [...waiting];
      waiting.clear();
      for (const then of due) then();
    },
  };
}

describe('the playback of positions', () => {
  it('goes to any step, and no further than its ends', () => {
    const { replayed } = byHand();
    const seen = [3, 99, -5].map((step) => {
      replayed.go(step);
      return replayed.step.value;
    });
    expect(seen).toEqual([3, LAST, 0]);
    replayed.by(2);
    replayed.by(-1);
    expect(replayed.step.value).toBe(1);
  });

  it('goes from turn to turn, both ways', () => {
    const { replayed } = byHand();
    const onwards = [1, 2, 3, 4, 5].map(() => {
      replayed.nextTurn();
      return replayed.step.value;
    });
    expect(onwards).toEqual([1, 4, 5, 9, LAST]);
    replayed.go(7);
    const back = [1, 2, 3, 4].map(() => {
      replayed.previousTurn();
      return replayed.step.value;
    });
    expect(back).toEqual([5, 4, 1, 0]);
  });

  it('runs by itself to its end, and then from the beginning', () => {
    const { replayed, tick } = byHand();
    replayed.go(LAST - 2);
    replayed.toggle();
    tick();
    expect([replayed.step.value, replayed.running.value]).toEqual([LAST - 1, true]);
    tick();
    expect([replayed.step.value, replayed.running.value]).toEqual([LAST, false]);
    tick();
    expect(replayed.step.value).toBe(LAST);
    replayed.toggle();
    expect([replayed.step.value, replayed.running.value]).toEqual([0, true]);
  });

  it('stops on demand, or when a person moves it by hand', () => {
    const { replayed, tick } = byHand();
    for (const hold of [() => replayed.toggle(), () => replayed.go(4), () => replayed.by(0), () => replayed.stop()]) {
      replayed.go(4);
      replayed.toggle();
      hold();
      expect(replayed.running.value).toBe(false);
      tick();
      expect(replayed.step.value).toBe(4);
    }
  });

  it('waits less the faster it runs, from the present step on', () => {
    const { replayed, waits, tick } = byHand();
    replayed.toggle();
    replayed.setSpeed(5);
    tick();
    expect(waits).toEqual([1400, 280, 280]);
    expect(replayed.step.value).toBe(1);
  });
});
