import { expect, test } from 'vitest';
import { connectTable } from '../src/table-connection.ts';
import { fakeTable, plainWire } from './fake-table.ts';
import { handClock, settled } from './hand-clock.ts';
import { seenSteps } from './seen-steps.ts';

test('after a sleep in which steady time stood still, a snapshot sets the clocks anew', async () => {
  const clock = handClock();
  const server = fakeTable((ms, then) => clock.after(ms, then));
  server.answer = ({ name }) => (name === 'snapshot' ? { step: [server.step, [], []], now: clock.now() } : {});
  const needs = { dial: server.dial, open: server.open, clock, random: Math.random, seen: seenSteps() };
  const table = connectTable('K7QXM', [], plainWire, needs);
  await settled();
  const snapshots = () => server.newest().asked.filter(({ name }) => name === 'snapshot').length;
  await clock.pass(5_000);
  expect(snapshots()).toBe(1);
  expect(table.clockAhead.value).toBe(0);

  clock.suspend(20_000);
  await clock.pass(1_000);
  expect(table.clockAhead.value).toBe(20_000);
  await clock.pass(5_000);
  expect(snapshots()).toBe(2);
  expect(server.links).toHaveLength(1);
  table.close();
});
