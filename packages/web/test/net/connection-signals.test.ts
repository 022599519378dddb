import { connectTable } from '@boomtown/client';
import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { fakeTable, plainWire } from '../../../client/test/fake-table.ts';
import { handClock, settled } from '../../../client/test/hand-clock.ts';

test('a page’s effects hear what its connection tells: both have their signals from one library', async () => {
  const clock = handClock();
  const server = fakeTable((ms, then) => clock.after(ms, then));
  const seen = { last: () => 0, keep() {} };
  const connection = connectTable('K7QXM', [], plainWire, { ...server, clock, random: Math.random, seen });
  const heard: string[] = [];
  const stop = effect(() => void heard.push(connection.link.value.kind));
  await settled();
  expect(heard).toEqual(['connecting', 'live']);
  stop();
  connection.close();
});
