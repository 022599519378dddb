import type { AnyGame } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { atOnce } from '../../src/slices.ts';
import type { RecordStore, TableRecord } from '../../src/storage/index.ts';
import { LiveTable } from '../../src/tables/live-table.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';
import { wake } from '../../src/tables/wake.ts';
import { tableWorld } from './table-world.ts';

const SEED = '5a'.repeat(32);
const MOST_ACTIONS = 160;

/** A table that was played for a while, awake, with what everybody received of each step when it happened. */
export async function playedTable(store: RecordStore, game: AnyGame, seats: number, options: Record<string, unknown>) {
  const { positions } = playAtRandom(game, { options, seats, seed: SEED, policy: 'log', maxActions: MOST_ACTIONS });
  const asked = {
    game: game.info.id,
    options,
    seats,
    name: 'Ada',
    listed: false,
    watchable: true,
    terms: DEFAULT_TERMS,
  } as const;
  const record: TableRecord = {
    ...newRecord(game, asked, newToken(), 1_764_280_000_000),
    stage: 'playing',
    deal: { seed: new Uint8Array(32).fill(0x5a), nonces: Array<null>(seats).fill(null), startedAt: 0 },
  };
  await store.addTable(record);
  const entries = positions.flatMap(({ step, made }) =>
    made === null
      ? []
      : [{ entry: step, kind: 'action' as const, ...made, request: `r${step}`, standIn: null, at: step }],
  );
  for (const entry of entries) await store.append(record.code, entry, null);
  return { table: new LiveTable(game, record, atOnce(wake(game, record, entries)), tableWorld({ store })), positions };
}
