import { describe, expect, it } from 'vitest';
import { turnAt, waitingSeat } from '../src/whose-turn.ts';

const rules = { actors: ({ actor }: { readonly actor: number | null }) => (actor === null ? [] : [actor]) };
const step = (actor: number | null, ...seats: readonly number[]) => ({
  step: 1,
  view: { actor },
  you: seats.map((seat) => ({ seat, view: {} })),
  events: [],
});

describe('whose turn it is, as a page sees it', () => {
  it('brings the side near that acts, else keeps the one that was, if it is still held', () => {
    expect(turnAt(rules, step(1, 0, 1), 0, false)).toEqual({ acting: { seat: 1, view: {} }, near: 1 });
    expect(turnAt(rules, step(2, 0, 1), 1, false)).toEqual({ acting: undefined, near: 1 });
    expect(turnAt(rules, step(2, 0), 1, false)).toEqual({ acting: undefined, near: 0 });
    expect(turnAt(rules, step(2), null, false)).toEqual({ acting: undefined, near: null });
  });

  it('lets nobody act once the table ended the match', () => {
    expect(turnAt(rules, step(0, 0), 0, true)).toEqual({ acting: undefined, near: 0 });
  });

  it('makes a seat wait while another one is to act, and nobody who watches or whose match is over', () => {
    expect(waitingSeat(rules, step(1, 0))).toBe(0);
    expect([step(0, 0), step(1), step(null, 0)].map((one) => waitingSeat(rules, one))).toEqual([null, null, null]);
  });
});
