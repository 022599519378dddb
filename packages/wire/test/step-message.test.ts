import { describe, expect, it } from 'vitest';
import { packEvents, packStep, unpackEvents, unpackStep } from '../src/index.ts';

const layout = { drawn: ['seat', 'block'], ended: ['winners'] };

describe('a packed step', () => {
  it('comes out as it went in, with and without the secret half of an event', () => {
    const message = {
      step: 12,
      events: [
        { type: 'drawn', seat: 1 },
        { type: 'drawn', seat: 1, block: 'red' },
        { type: 'ended', winners: [0, 1] },
      ],
      you: [{ seat: 1, view: { hand: [3] } }],
    };
    const packed = packStep(layout, message);
    expect(packed).toEqual([
      12,
      [
        [0, 1],
        [0, 1, 'red'],
        [1, [0, 1]],
      ],
      [[1, { hand: [3] }]],
    ]);
    expect(unpackStep(layout, packed)).toEqual(message);
  });

  it('says who passed, who acted in whose stead, and what the table did', () => {
    const step = { step: 3, events: [], you: [] };
    for (const extras of [
      { quiet: 0 },
      { standIn: { seat: 1, by: 'time' } as const },
      { tableEvent: { type: 'resigned', seat: 2 } as const },
    ]) {
      const message = { ...step, ...extras };
      expect(unpackStep(layout, packStep(layout, message))).toEqual(message);
    }
  });

  it('keeps null apart from a missing field', () => {
    const events = [
      { type: 'drawn', seat: 0, block: null },
      { type: 'drawn', seat: 0 },
    ];
    expect(unpackEvents(layout, packEvents(layout, events))).toEqual(events);
  });

  it.each([
    ['of an unknown type', { type: 'stolen' }],
    ['with an unknown field', { type: 'ended', winners: [], loot: 1 }],
    ['with a gap before a field', { type: 'drawn', block: 'red' }],
  ])('takes no event %s', (_, event) => {
    expect(() => packEvents(layout, [event])).toThrow();
  });
});
