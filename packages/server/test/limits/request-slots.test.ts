import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RequestSlots } from '../../src/http/request-slots.ts';

test('three requests of an address are worked off at a time, the others one by one in the order in which they came', async () => {
  const slots = new RequestSlots(100);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const ask = (number: number, address = '192.0.2.1') =>
    slots.take(address, (giveBack) => {
      begun.push(number);
      ends.push(giveBack);
    });
  for (let number = 0; number < 6; number += 1) ask(number);
  expect(begun).toEqual([0, 1, 2]);
  ask(10, '192.0.2.2');
  expect(begun).toEqual([0, 1, 2, 10]);
  ends[1]?.();
  ends[1]?.();
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 10, 3]);
  for (const end of ends.slice()) end();
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 10, 3, 4, 5]);
  for (const end of ends) end();
  ask(6);
  ask(7);
  ask(8);
  expect(begun.slice(-3)).toEqual([6, 7, 8]);
});
