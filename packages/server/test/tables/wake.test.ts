import { DEFAULT_TERMS } from '@boomtown/wire';
import { expect, test } from 'vitest';
import { type Entry, FREE_SEAT, type TableRecord, UnreadableRecord } from '../../src/storage/index.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';
import { matchOf } from '../../src/tables/wake.ts';
import { firstActions, OPEN_RULES, OPEN_TABLE } from '../support/chosen-games.ts';

const ASKED = {
  ...OPEN_TABLE,
  name: 'Ada',
  listed: false,
  watchable: true,
  terms: DEFAULT_TERMS,
} as const;

function started(): TableRecord {
  const record = newRecord(OPEN_RULES, ASKED, newToken(), 1);
  const deal = { seed: new Uint8Array(32), nonces: [null, null], startedAt: 1 };
  const seats = [record.seats[0] ?? FREE_SEAT, { ...FREE_SEAT, name: 'Ben' }];
  return { ...record, seats, deal };
}

const [FIRST_ACTION] = firstActions();
const handover = (entry: number, why: 'away' | 'back'): Entry => ({
  entry,
  kind: 'handover',
  seat: 1,
  why,
  request: null,
  at: entry,
});
const moved = (entry: number): Entry => ({
  entry,
  kind: 'action',
  seat: 0,
  action: FIRST_ACTION,
  request: null,
  standIn: null,
  at: entry,
});

test('a record is played again entry by entry', () => {
  const match = matchOf(OPEN_RULES, started(), [handover(1, 'away'), moved(2), handover(3, 'back')]);
  expect(match).toMatchObject({ entry: 3, substituted: [] });
  expect(matchOf(OPEN_RULES, { ...started(), deal: null }, [])).toBeNull();
});

test.each([
  ['its first one', [moved(2)], 'its entry 1 is missing'],
  ['one in the middle', [handover(1, 'away'), moved(3)], 'its entry 2 is missing'],
  ['their order', [handover(2, 'away'), moved(1)], 'its entry 1 is missing'],
  ['what is there twice', [handover(1, 'away'), handover(1, 'away')], 'its entry 2 is missing'],
  [
    'what can’t be taken back',
    [moved(1), { ...handover(2, 'back'), kind: 'takeback', of: 2, agreed: [] }],
    'takes back',
  ],
  ['whose it was', [moved(1), { ...handover(2, 'back'), kind: 'takeback', of: 1, agreed: [] }], 'takes back'],
  ['a refused action', [moved(1), moved(2)], 'its entry 2 is refused'],
] as const)('a record can’t be read where this is wrong: %s', (_, entries, why) => {
  // Of the takebacks the spread leaves fields that no takeback has, which nobody reads.
  const record = entries as readonly Entry[];
  expect(() => matchOf(OPEN_RULES, started(), record)).toThrow(UnreadableRecord);
  expect(() => matchOf(OPEN_RULES, started(), record)).toThrow(why);
});

test('a record that was begun under other rules can’t be read', () => {
  expect(() => matchOf(OPEN_RULES, { ...started(), rulesVersion: 99 }, [])).toThrow('version 99');
});
