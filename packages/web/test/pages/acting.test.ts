import type { Refusal } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { actingAt, type Offered } from '../../src/pages/table/use-acting.ts';

function tableThat(answers: readonly (Refusal | null)[]) {
  const heard: Offered[] = [];
  const settle: (() => void)[] = [];
  return {
    heard,
    /** Lets the table answer what it heard. */
    answer: () => settle.shift()?.(),
    act(seat: number, action: { readonly type: string }): Promise<Refusal | null> {
      const answer = answers[heard.length] ?? null;
      heard.push({ seat, action });
      return new Promise((resolve) => settle.push(() => resolve(answer)));
    },
  };
}

const never = () => false;
const always = () => true;
const move = { type: 'move' };

describe('the way of an action to the table', () => {
  test('a double click offers it once', async () => {
    const table = tableThat([null]);
    const acting = actingAt(table, never);
    const both = [acting.offer(0, move), acting.offer(0, move)];
    table.answer();
    expect(await Promise.all(both)).toEqual([null, null]);
    expect(table.heard).toHaveLength(1);
    expect(acting.sent.value).toBeNull();
  });

  test('a refusal stays to be read until it is dismissed or something else is offered', async () => {
    const refusal = { code: 'occupied', message: 'Taken.', rule: '1.3' };
    const table = tableThat([refusal, null]);
    const acting = actingAt(table, never);
    const first = acting.offer(0, move);
    table.answer();
    expect(await first).toEqual(refusal);
    expect(acting.refused.value).toMatchObject({ seat: 0, action: move, refusal });
    const second = acting.offer(0, { type: 'place' });
    expect(acting.refused.value).toBeNull();
    table.answer();
    expect(await second).toBeNull();
  });

  test('with a second touch asked for, nothing is sent before it', async () => {
    const table = tableThat([null]);
    const acting = actingAt(table, always);
    const offered = acting.offer(1, move);
    expect(acting.asked.value).toEqual({ seat: 1, action: move });
    expect(table.heard).toEqual([]);
    acting.confirm();
    await Promise.resolve();
    await Promise.resolve();
    expect(acting.asked.value).toBeNull();
    table.answer();
    expect(await offered).toBeNull();
    expect(table.heard).toEqual([{ seat: 1, action: move }]);
  });

  test('what was touched a second time on the board already is not asked about again', async () => {
    const table = tableThat([null]);
    const acting = actingAt(table, always);
    const offered = acting.offer(1, move, true);
    expect(acting.asked.value).toBeNull();
    expect(table.heard).toEqual([{ seat: 1, action: move }]);
    table.answer();
    expect(await offered).toBeNull();
  });

  test('taken back, or overtaken by another one, it is never sent', async () => {
    const table = tableThat([null]);
    const acting = actingAt(table, always);
    const first = acting.offer(0, move);
    const second = acting.offer(0, { type: 'place' });
    expect(await first).toBeNull();
    acting.takeBack();
    expect(await second).toBeNull();
    expect(table.heard).toEqual([]);
  });
});
