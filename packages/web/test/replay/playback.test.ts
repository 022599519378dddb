import { describe, expect, it } from 'vitest';
import { createPlayback, type Playback } from '../../src/replay/playback.ts';

const TURNS = [1, 4, 5, 9];
const LAST = 10;

/** A playback whose time passes when the test says so; `waits` are the milliseconds that it asked for. */
function byHand(): { readonly film: Playback; readonly waits: number[]; tick(): void } {
  const waits: number[] = [];
  const waiting = new Set<() => void>();
  const film = createPlayback(LAST, TURNS, (ms, then) => {
    waits.push(ms);
    waiting.add(then);
    return () => void waiting.delete(then);
  });
  return {
    film,
    waits,
    tick() {
      const due = [...waiting];
      waiting.clear();
      for (const then of due) then();
    },
  };
}

describe('a film', () => {
  it('goes to any step, and no further than its ends', () => {
    const { film } = byHand();
    const seen = [3, 99, -5].map((step) => {
      film.go(step);
      return film.step.value;
    });
    expect(seen).toEqual([3, LAST, 0]);
    film.by(2);
    film.by(-1);
    expect(film.step.value).toBe(1);
  });

  it('goes from turn to turn, both ways', () => {
    const { film } = byHand();
    const onwards = [1, 2, 3, 4, 5].map(() => {
      film.nextTurn();
      return film.step.value;
    });
    expect(onwards).toEqual([1, 4, 5, 9, LAST]);
    film.go(7);
    const back = [1, 2, 3, 4].map(() => {
      film.previousTurn();
      return film.step.value;
    });
    expect(back).toEqual([5, 4, 1, 0]);
  });

  it('runs by itself to its end, and then from the beginning', () => {
    const { film, tick } = byHand();
    film.go(LAST - 2);
    film.toggle();
    tick();
    expect([film.step.value, film.running.value]).toEqual([LAST - 1, true]);
    tick();
    expect([film.step.value, film.running.value]).toEqual([LAST, false]);
    tick();
    expect(film.step.value).toBe(LAST);
    film.toggle();
    expect([film.step.value, film.running.value]).toEqual([0, true]);
  });

  it('stops when it is told to, or when somebody moves it by hand', () => {
    const { film, tick } = byHand();
    for (const hold of [() => film.toggle(), () => film.go(4), () => film.by(0), () => film.stop()]) {
      film.go(4);
      film.toggle();
      hold();
      expect(film.running.value).toBe(false);
      tick();
      expect(film.step.value).toBe(4);
    }
  });

  it('waits less the faster it runs, from the present step on', () => {
    const { film, waits, tick } = byHand();
    film.toggle();
    film.setSpeed(5);
    tick();
    expect(waits).toEqual([1400, 280, 280]);
    expect(film.step.value).toBe(1);
  });
});
