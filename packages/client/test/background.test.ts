import { describe, expect, test } from 'vitest';
import type { Clock } from '../src/clock.ts';
import { connectTable } from '../src/table-connection.ts';
import { fakeTable, plainWire } from './fake-table.ts';
import { type HandClock, handClock, settled } from './hand-clock.ts';
import { seenSteps } from './seen-steps.ts';

const MINUTE_MS = 60_000;

/** The clock of a page in the background: its timers ring on the full minute only. */
function throttled(clock: HandClock): Clock {
  return {
    now: clock.now,
    steady: clock.steady,
    after(ms, then) {
      const due = Math.ceil((clock.now() + ms) / MINUTE_MS) * MINUTE_MS;
      return clock.after(due - clock.now(), then);
    },
  };
}

function inBackground() {
  const clock = handClock();
  const slow = throttled(clock);
  const server = fakeTable((ms, then) => slow.after(ms, then));
  const needs = { dial: server.dial, open: server.open, clock: slow, random: Math.random, seen: seenSteps() };
  return { clock, server, table: connectTable('K7QXM', ['ab'.repeat(16)], plainWire, needs) };
}

describe('fault 11: a tab is in the background, where timers hardly run', () => {
  test('for ten minutes it keeps its link, proves it, and learns of every step and so of its turn', async () => {
    const { clock, server, table } = inBackground();
    await settled();
    const links: string[] = [];
    const steps: (number | undefined)[] = [];
    table.link.subscribe(({ kind }) => links.push(kind));
    table.snapshot.subscribe((snapshot) => steps.push(snapshot?.step));
    for (let minute = 1; minute <= 10; minute += 1) {
      await clock.pass(MINUTE_MS);
      server.advance();
    }
    expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(links).toEqual(['live']);
    expect(server.links).toHaveLength(1);
    expect(server.newest().asked.filter(({ name }) => name === 'echo').length).toBeGreaterThanOrEqual(9);
    // The person looks at it again.
    table.nudge();
    await settled();
    expect(table.link.value).toEqual({ kind: 'live' });
    expect(server.links).toHaveLength(1);
    table.close();
  });

  test('when its link died meanwhile it has another one within moments of being looked at', async () => {
    const { clock, server, table } = inBackground();
    await settled();
    await clock.pass(3 * MINUTE_MS);
    server.newest().events.closed(1006);
    server.step = 7;
    table.nudge();
    await settled();
    // Nobody waits for a timer here: looking at the page is enough.
    await clock.pass(1_500);
    table.nudge();
    await settled();
    expect(table.link.value).toEqual({ kind: 'live' });
    expect(table.snapshot.value?.step).toBe(7);
    table.close();
  });
});
