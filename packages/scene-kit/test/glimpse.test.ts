import { describe, expect, it } from 'vitest';
import { createGlimpse } from '../src/glimpse.ts';

/** A glimpse whose time goes on by hand. */
function byHand() {
  const waiting: { readonly ms: number; readonly then: () => void }[] = [];
  let ended = 0;
  const glimpse = createGlimpse<string>(
    (ms, then) => {
      const one = { ms, then };
      waiting.push(one);
      return () => void waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one));
    },
    () => {
      ended += 1;
    },
  );
  return { glimpse, waiting, ended: () => ended };
}

describe('what is shown for a moment', () => {
  it('is shown for its time, and then no more', () => {
    const { glimpse, waiting, ended } = byHand();
    glimpse.begin('green', 7, 4000);
    expect(glimpse.now).toEqual({ what: 'green', step: 7 });
    expect(waiting.map(({ ms }) => ms)).toEqual([4000]);
    waiting.shift()?.then();
    expect(glimpse.now).toBeNull();
    expect(ended()).toBe(1);
  });

  it('makes room for the next one, which has its own time', () => {
    const { glimpse, waiting, ended } = byHand();
    glimpse.begin('green', 7, 4000);
    glimpse.begin('red', 12, 4000);
    expect(glimpse.now?.what).toBe('red');
    expect(waiting).toHaveLength(1);
    waiting.shift()?.then();
    expect([glimpse.now, ended()]).toEqual([null, 1]);
  });

  it('is gone at once when the picture is', () => {
    const { glimpse, waiting } = byHand();
    glimpse.begin('blue', 3, 4000);
    glimpse.end();
    expect([glimpse.now, waiting]).toEqual([null, []]);
  });
});
