import { describe, expect, it } from 'vitest';
import { createBriefReveal } from '../src/brief-reveal.ts';

/** A brief reveal whose time goes on by hand. */
function byHand() {
  const waiting: { readonly ms: number; readonly then: () => void }[] = [];
  const seen: (string | null)[] = [];
  let said = '';
  const briefReveal = createBriefReveal<string>({
    wait(ms, then) {
      const one = { ms, then };
      waiting.push(one);
      return () => void waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one));
    },
    say(text) {
      said = text;
    },
    changed: () => seen.push(briefReveal.now?.what ?? null),
  });
  return { briefReveal, waiting, seen, said: () => said };
}

describe('what is shown for a moment', () => {
  it('is shown and said for its time, and then no more', () => {
    const { briefReveal, waiting, seen, said } = byHand();
    briefReveal.begin('green', 7, 4000, 'A green block.');
    expect([briefReveal.now, said()]).toEqual([{ what: 'green', step: 7 }, 'A green block.']);
    expect(waiting.map(({ ms }) => ms)).toEqual([4000]);
    waiting.shift()?.then();
    expect([seen, said()]).toEqual([['green', null], '']);
  });

  it('makes room for the next one, which has its own time', () => {
    const { briefReveal, waiting, seen } = byHand();
    briefReveal.begin('green', 7, 4000, 'A green block.');
    briefReveal.begin('red', 12, 4000, 'A red block.');
    expect(waiting).toHaveLength(1);
    waiting.shift()?.then();
    expect(seen).toEqual(['green', 'red', null]);
  });

  it('is gone at once when the picture is', () => {
    const { briefReveal, waiting, said } = byHand();
    briefReveal.begin('blue', 3, 4000, 'A blue block.');
    briefReveal.end();
    expect([briefReveal.now, waiting, said()]).toEqual([null, [], '']);
  });
});
