import { describe, expect, it } from 'vitest';
import { createBriefReveal } from '../src/brief-reveal.ts';

/** A brief reveal whose time goes on by hand. */
function byHand() {
  const waiting: { readonly ms: number; readonly then: () => void }[] = [];
  let ended = 0;
  const briefReveal = createBriefReveal<string>(
    (ms, then) => {
      const one = { ms, then };
      waiting.push(one);
      return () => void waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one));
    },
    () => {
      ended += 1;
    },
  );
  return { briefReveal, waiting, ended: () => ended };
}

describe('what is shown for a moment', () => {
  it('is shown for its time, and then no more', () => {
    const { briefReveal, waiting, ended } = byHand();
    briefReveal.begin('green', 7, 4000);
    expect(briefReveal.now).toEqual({ what: 'green', step: 7 });
    expect(waiting.map(({ ms }) => ms)).toEqual([4000]);
    waiting.shift()?.then();
    expect(briefReveal.now).toBeNull();
    expect(ended()).toBe(1);
  });

  it('makes room for the next one, which has its own time', () => {
    const { briefReveal, waiting, ended } = byHand();
    briefReveal.begin('green', 7, 4000);
    briefReveal.begin('red', 12, 4000);
    expect(briefReveal.now?.what).toBe('red');
    expect(waiting).toHaveLength(1);
    waiting.shift()?.then();
    expect([briefReveal.now, ended()]).toEqual([null, 1]);
  });

  it('is gone at once when the picture is', () => {
    const { briefReveal, waiting } = byHand();
    briefReveal.begin('blue', 3, 4000);
    briefReveal.end();
    expect([briefReveal.now, waiting]).toEqual([null, []]);
  });
});
