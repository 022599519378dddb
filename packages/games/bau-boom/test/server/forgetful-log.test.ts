import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventsFor, type Seat } from '@boomtown/game-core';
import { RecordStore, sqliteIn } from '@boomtown/server/storage';
import { playedTable } from '@boomtown/server/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BauBoomEvent, bauBoomGame } from '../../src/rules/index.ts';

const SEATS = 3;

let folder: string;
let store: RecordStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-log-'));
  store = await RecordStore.open(sqliteIn(folder));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The newest steps, which are still in memory, and the oldest, which are played again from the record. */
const PAGES = [
  { name: 'the newest page', before: undefined },
  { name: 'a page of long ago', before: 70 },
] as const;

describe.each(PAGES)('$name of a log that is read again', ({ before }) => {
  const page = before === undefined ? { count: 60 } : { count: 60, before };

  test('tells of covered wheelbarrows that something was loaded, but not what: neither others nor their owner', async () => {
    const { table, positions } = await playedTable(store, bauBoomGame, SEATS, { variant: 'clever', hills: '15' });
    for (const seats of [[], [0], [1], [2], [0, 1, 2]] as const satisfies readonly (readonly Seat[])[]) {
      const steps = await table.lifecycle.log(page, seats);
      expect(steps.length).toBe(60);
      const logged = steps.flatMap(({ events }) => events as readonly BauBoomEvent[]);
      const then = steps.flatMap(({ step }) => eventsFor(positions[step]?.events ?? [], seats));
      expect(logged.map(({ type }) => type)).toEqual(then.map(({ type }) => type));
      for (const [i, event] of logged.entries()) {
        expect(then[i]).toMatchObject(event);
        const bare = ['loaded', 'drawn', 'filled'].includes(event.type);
        if (bare) expect('block' in event || 'blocks' in event).toBe(false);
        else expect(event).toEqual(then[i]);
      }
      expect(logged.some(({ type }) => type === 'loaded')).toBe(true);
      expect(logged.some(({ type }) => type === 'drawn')).toBe(true);
    }
  });

  test.each([{ openBarrows: true }, { variant: 'young' }])(
    'tells everything where all is open: %j',
    async (options) => {
      const { table, positions } = await playedTable(store, bauBoomGame, SEATS, { hills: '15', ...options });
      const steps = await table.lifecycle.log(page, [1]);
      expect(steps.flatMap(({ events }) => events)).toEqual(
        steps.flatMap(({ step }) => eventsFor(positions[step]?.events ?? [], [1])),
      );
    },
  );
});
