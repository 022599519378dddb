import { ok } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { plainWire } from '../../../client/test/fake-table.ts';
import { settled } from '../../../client/test/hand-clock.ts';
import { createMatchLog } from '../../src/pages/table/match-log.ts';
import { fakeConnection } from './fake-connection.ts';

/** A table whose step n did the one event `moved` to n; the log comes in pages of `size`. */
function tableAt(size: number) {
  const server = { step: 0 };
  const fake = fakeConnection(({ payload }) => {
    const { before = server.step + 1 } = payload as { before?: number };
    const first = Math.max(0, before - size);
    return ok({ steps: Array.from({ length: before - first }, (_, i) => [first + i, [[0, first + i]]]) });
  });
  const show = (step: number, withEvents: boolean) => {
    server.step = step;
    fake.snapshot.value = { step, view: {}, you: [], events: withEvents ? [{ type: 'moved' }] : [] };
  };
  return { ...fake, show };
}

describe('the log', () => {
  test('grows by the steps that are seen, without asking for them', async () => {
    const { connection, asked, show } = tableAt(100);
    const log = createMatchLog(connection, plainWire);
    for (let step = 0; step < 5; step += 1) show(step, true);
    await settled();
    expect(log.steps.value.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4]);
    expect(asked).toEqual([]);
    log.stop();
  });

  test('keeps who made a step, if not the person whose seat it is, from steps seen and from pages', async () => {
    const fake = fakeConnection(() =>
      ok({
        steps: [
          [0, [[0, 0]]],
          [1, [[0, 1]], [1, 'time']],
        ],
      }),
    );
    const log = createMatchLog(fake.connection, plainWire);
    fake.snapshot.value = { step: 1, view: {}, you: [], events: [] };
    await settled();
    const standIn = { seat: 0, by: 'time' } as const;
    fake.snapshot.value = { step: 2, view: {}, you: [], events: [{ type: 'moved' }], standIn };
    expect(log.steps.value.map((step) => step.standIn)).toEqual([undefined, { seat: 1, by: 'time' }, standIn]);
    log.stop();
  });

  test('asks for nothing after a step that did nothing, but where it may have missed what a step did', async () => {
    const { snapshot, connection, asked, show } = tableAt(100);
    const log = createMatchLog(connection, plainWire);
    show(0, true);
    snapshot.value = { step: 1, view: {}, you: [], events: [], eventless: true };
    await settled();
    expect(log.steps.value.map(({ step, events }) => [step, events.length])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(asked).toEqual([]);
    show(2, false);
    await settled();
    expect(asked).toHaveLength(1);
    log.stop();
  });

  test('keeps what a step had done that was taken back, if it was seen here', async () => {
    const tableEvent = { type: 'took-back', seat: 0, of: 1, agreed: [] } as const;
    const fake = fakeConnection(() =>
      ok({
        steps: [
          [0, [[0, 0]]],
          [2, [], null, tableEvent],
        ],
      }),
    );
    const log = createMatchLog(fake.connection, plainWire);
    for (const step of [0, 1]) {
      fake.snapshot.value = { step, view: {}, you: [], events: [{ type: 'moved', to: step } as { type: string }] };
    }
    fake.snapshot.value = { step: 2, view: {}, you: [], events: [] };
    await settled();
    expect(log.steps.value.map(({ step }) => step)).toEqual([0, 2]);
    expect(log.steps.value[1]).toMatchObject({ tableEvent, undone: [{ type: 'moved', to: 1 }] });
    log.stop();
  });

  test('is filled up after a gap', async () => {
    const { connection, show } = tableAt(100);
    const log = createMatchLog(connection, plainWire);
    show(0, true);
    show(7, false);
    await settled();
    expect(log.steps.value.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(log.steps.value[7]?.events).toEqual([{ type: 'moved', to: 7 }]);
    log.stop();
  });

  test('never shows a hole: a page that does not reach what was there replaces it', async () => {
    const { connection, show } = tableAt(10);
    const log = createMatchLog(connection, plainWire);
    show(0, true);
    show(100, false);
    await settled();
    expect(log.steps.value.map(({ step }) => step)).toEqual(Array.from({ length: 10 }, (_, i) => 91 + i));
    expect(log.more.value).toBe(true);
    await log.loadOlder();
    expect(log.steps.value[0]?.step).toBe(81);
    expect(log.steps.value).toHaveLength(20);
    log.stop();
  });

  test('knows when there is nothing older', async () => {
    const { connection, show } = tableAt(10);
    const log = createMatchLog(connection, plainWire);
    show(12, false);
    await settled();
    await log.loadOlder();
    expect(log.steps.value.map(({ step }) => step)).toEqual(Array.from({ length: 13 }, (_, i) => i));
    expect(log.more.value).toBe(false);
    log.stop();
  });
});
