import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from '../src/fair-queue.ts';

/** A queue, and the names of the tasks that it began. */
function queueOf(aTurn: number) {
  const queue = new FairQueue(aTurn);
  const begun: string[] = [];
  const add = (key: string, number: number) => queue.add(key, () => begun.push(`${key}${number}`));
  return { begun, add };
}

test('what comes alone begins at once', async () => {
  const { begun, add } = queueOf(2);
  add('a', 1);
  expect(begun).toEqual(['a1']);
  await nextTurn();
  add('a', 2);
  expect(begun).toEqual(['a1', 'a2']);
});

test('few tasks begin in a turn of the event loop, the others in the next ones', async () => {
  const { begun, add } = queueOf(2);
  for (let number = 1; number <= 5; number += 1) add('a', number);
  expect(begun).toEqual(['a1', 'a2']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
});

test('a newcomer waits for one task of each other key, however many those have', async () => {
  const { begun, add } = queueOf(1);
  for (let number = 1; number <= 4; number += 1) add('a', number);
  add('b', 1);
  add('c', 1);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('a task that adds another one waits for its turn too', async () => {
  const queue = new FairQueue(2);
  let begun = 0;
  const again = () => {
    begun += 1;
    queue.add('a', again);
  };
  queue.add('a', again);
  expect(begun).toBe(2);
  await nextTurn();
  expect(begun).toBe(4);
});
