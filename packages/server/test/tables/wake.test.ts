import { constructoGame } from '@boomtown/constructo/rules';
import { PLAIN_TERMS } from '@boomtown/wire';
import { expect, test } from 'vitest';
import { type Entry, FREE_SEAT, type TableRecord, UnreadableRecord } from '../../src/storage/index.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';
import { matchOf } from '../../src/tables/wake.ts';

const ASKED = {
  game: 'constructo',
  options: { starter: 0 },
  seats: 2,
  name: 'Ada',
  listed: false,
  watchable: true,
  terms: PLAIN_TERMS,
} as const;

function started(): TableRecord {
  const record = newRecord(constructoGame, ASKED, newToken(), 1);
  const deal = { seed: new Uint8Array(32), nonces: [null, null], startedAt: 1 };
  const seats = [record.seats[0] ?? FREE_SEAT, { ...FREE_SEAT, name: 'Ben' }];
  return { ...record, seats, deal };
}

const handover = (entry: number, why: 'away' | 'back'): Entry => ({
  entry,
  kind: 'handover',
  seat: 1,
  why,
  request: null,
  at: entry,
});
const board = (entry: number): Entry => ({
  entry,
  kind: 'action',
  seat: 0,
  action: { type: 'board', board: 'clover' },
  request: null,
  standIn: null,
  at: entry,
});

test('a record is played again entry by entry', () => {
  const match = matchOf(constructoGame, started(), [handover(1, 'away'), board(2), handover(3, 'back')]);
  expect(match).toMatchObject({ entry: 3, kept: [] });
  expect(matchOf(constructoGame, { ...started(), deal: null }, [])).toBeNull();
});

test.each([
  ['its first one', [board(2)], 'its entry 1 is missing'],
  ['one in the middle', [handover(1, 'away'), board(3)], 'its entry 2 is missing'],
  ['their order', [handover(2, 'away'), board(1)], 'its entry 1 is missing'],
  ['what is there twice', [handover(1, 'away'), handover(1, 'away')], 'its entry 2 is missing'],
  [
    'what can’t be taken back',
    [board(1), { ...handover(2, 'back'), kind: 'takeback', of: 2, agreed: [] }],
    'takes back',
  ],
  ['whose it was', [board(1), { ...handover(2, 'back'), kind: 'takeback', of: 1, agreed: [] }], 'takes back'],
  ['a refused action', [board(1), board(2)], 'its entry 2 is refused'],
] as const)('a record can’t be read where this is wrong: %s', (_, entries, why) => {
  // Of the takebacks the spread leaves fields that no takeback has, which nobody reads.
  const record = entries as readonly Entry[];
  expect(() => matchOf(constructoGame, started(), record)).toThrow(UnreadableRecord);
  expect(() => matchOf(constructoGame, started(), record)).toThrow(why);
});

test('a record that was begun under other rules can’t be read', () => {
  expect(() => matchOf(constructoGame, { ...started(), rulesVersion: 99 }, [])).toThrow('version 99');
});
