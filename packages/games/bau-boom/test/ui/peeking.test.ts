import { describe, expect, it } from 'vitest';
import { createPeeking, PEEK_MS } from '../../src/ui/peeking.ts';

/** A peeking whose time goes on by hand. */
function byHand() {
  const waiting: { readonly ms: number; readonly then: () => void }[] = [];
  let ended = 0;
  const peeking = createPeeking(
    (ms, then) => {
      const one = { ms, then };
      waiting.push(one);
      return () => void waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one));
    },
    () => {
      ended += 1;
    },
  );
  return { peeking, waiting, ended: () => ended };
}

describe('a block that a ladybug brought', () => {
  it('is shown for four seconds, and then no more', () => {
    const { peeking, waiting, ended } = byHand();
    peeking.begin({ seat: 1, block: 'green' }, 7);
    expect(peeking.now).toEqual({ seat: 1, block: 'green', step: 7 });
    expect(waiting.map(({ ms }) => ms)).toEqual([4000]);
    expect(PEEK_MS).toBe(4000);
    waiting.shift()?.then();
    expect(peeking.now).toBeNull();
    expect(ended()).toBe(1);
  });

  it('makes room for the next one, which has its own four seconds', () => {
    const { peeking, waiting, ended } = byHand();
    peeking.begin({ seat: 0, block: 'green' }, 7);
    peeking.begin({ seat: 0, block: 'red' }, 12);
    expect(peeking.now?.block).toBe('red');
    expect(waiting).toHaveLength(1);
    waiting.shift()?.then();
    expect([peeking.now, ended()]).toEqual([null, 1]);
  });

  it('is gone at once when the picture is', () => {
    const { peeking, waiting } = byHand();
    peeking.begin({ seat: 0, block: 'blue' }, 3);
    peeking.end();
    expect([peeking.now, waiting]).toEqual([null, []]);
  });
});
