import { describe, expect, test } from 'vitest';
import { stepJoiner } from '../src/step-joiner.ts';

const message = (step: number, events: readonly string[] = [`event ${step}`]) => ({
  step,
  events: events.map((type) => ({ type })),
  you: [{ seat: 0, view: { secret: step } }],
});
const view = (step: number) => ({ board: step });

describe('joining patch and message', () => {
  test('a step is shown once both halves of it are there, in either order', () => {
    const joiner = stepJoiner();
    expect(joiner.patched(0, view(0))).toBeNull();
    expect(joiner.received(message(0))).toEqual({
      step: 0,
      view: { board: 0 },
      you: [{ seat: 0, view: { secret: 0 } }],
      events: [{ type: 'event 0' }],
    });
    expect(joiner.received(message(1))).toBeNull();
    expect(joiner.patched(1, view(1))?.step).toBe(1);
  });

  test('halves of different steps are never mixed', () => {
    const joiner = stepJoiner();
    joiner.patched(0, view(0));
    joiner.received(message(0));
    expect(joiner.patched(2, view(2))).toBeNull();
    expect(joiner.received(message(1))).toBeNull();
    expect(joiner.isBehind()).toBe(true);
    expect(joiner.received(message(2))?.view).toEqual({ board: 2 });
    expect(joiner.isBehind()).toBe(false);
  });

  test('after a gap a step comes without events, since those between are missing', () => {
    const joiner = stepJoiner();
    joiner.patched(0, view(0));
    joiner.received(message(0));
    joiner.patched(5, view(5));
    expect(joiner.received(message(5))?.events).toEqual([]);
    joiner.patched(6, view(6));
    expect(joiner.received(message(6))?.events).toEqual([{ type: 'event 6' }]);
  });

  test('a step without events differs from one whose events are not known', () => {
    const joiner = stepJoiner();
    joiner.patched(0, view(0));
    expect(joiner.received(message(0, []))?.eventless).toBe(true);
    joiner.patched(1, view(1));
    expect(joiner.answered(message(1, []))?.eventless).toBeUndefined();
    joiner.patched(2, view(2));
    const tableEvent = { type: 'took-back', seat: 0, of: 1, agreed: [] } as const;
    // The log has one step less now, so it is to be read again.
    expect(joiner.received({ ...message(2, []), tableEvent })?.eventless).toBeUndefined();
    joiner.patched(5, view(5));
    expect(joiner.received(message(5, []))?.eventless).toBeUndefined();
  });

  test('a step that another player made for a seat says so, unless those before it were missed', () => {
    const joiner = stepJoiner();
    const standIn = { seat: 0, by: 'bot' } as const;
    joiner.patched(0, view(0));
    expect(joiner.received(message(0))?.standIn).toBeUndefined();
    joiner.patched(1, view(1));
    expect(joiner.received({ ...message(1), standIn })?.standIn).toEqual(standIn);
    joiner.patched(3, view(3));
    expect(joiner.received({ ...message(3), standIn })?.standIn).toBeUndefined();
  });

  test('a patch that leaves the step alone (a player came, a seat is ready) shows nothing new', () => {
    const joiner = stepJoiner();
    joiner.patched(3, view(3));
    expect(joiner.received(message(3))).not.toBeNull();
    expect(joiner.patched(3, view(3))).toBeNull();
  });

  test('a message that was overtaken is dropped', () => {
    const joiner = stepJoiner();
    joiner.received(message(4));
    joiner.received(message(3));
    expect(joiner.patched(3, view(3))).toBeNull();
    expect(joiner.patched(4, view(4))?.step).toBe(4);
  });

  test('after a new link the same step is shown again, and the next one follows it with its events', () => {
    const joiner = stepJoiner();
    joiner.patched(7, view(7));
    joiner.received(message(7));
    joiner.restart();
    expect(joiner.isBehind()).toBe(true);
    joiner.patched(7, view(7));
    expect(joiner.answered(message(7, []))).toMatchObject({ step: 7, events: [] });
    joiner.patched(8, view(8));
    expect(joiner.received(message(8))?.events).toHaveLength(1);
  });
});
