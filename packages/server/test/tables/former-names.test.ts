import { DEFAULT_TERMS } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import type { Entry, TableRecord } from '../../src/storage/index.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';
import { transcriptOf } from '../../src/tables/transcript.ts';
import { OPEN_RULES, OPEN_TABLE } from '../support/chosen-games.ts';

/** A finished table at which Ben made the first action of seat 1 and Dan, who came in his place, the third. */
function finished(nameOfSeat1: string | null): { readonly record: TableRecord; readonly entries: readonly Entry[] } {
  const asked = {
    ...OPEN_TABLE,
    name: 'Ada',
    listed: false,
    watchable: true,
    terms: DEFAULT_TERMS,
  } as const;
  const made = newRecord(OPEN_RULES, asked, newToken(), 0);
  const record: TableRecord = {
    ...made,
    stage: 'over',
    seats: made.seats.map((seat, i) => (i === 1 ? { ...seat, name: nameOfSeat1 } : seat)),
    deal: { seed: new Uint8Array(32), nonces: [null, null], startedAt: 0 },
  };
  const act = (entry: number, seat: number) =>
    ({ entry, kind: 'action', seat, action: {}, request: `r${entry}`, standIn: null, at: 0 }) as const;
  const entries: readonly Entry[] = [
    act(1, 1),
    act(2, 0),
    { entry: 3, kind: 'takeback', seat: 0, of: 2, agreed: [1], request: null, at: 0 },
    { entry: 4, kind: 'newcomer', seat: 1, from: 'Ben', to: 'Dan', linesBefore: 0, request: null, at: 0 },
    act(5, 0),
    act(6, 1),
  ];
  return { record, entries };
}

describe('the transcript of a table at which a new player took a seat', () => {
  test('says who sat there before, and until which of the actions that stand', () => {
    const { record, entries } = finished('Dan');
    expect(transcriptOf(record, entries)).toMatchObject({
      names: ['Ada', 'Dan'],
      former: [{ seat: 1, name: 'Ben', until: 1 }],
    });
  });

  test('names nobody of a seat whose person had their name taken away', () => {
    const { record, entries } = finished(null);
    const written = transcriptOf(record, entries);
    expect(written?.names).toEqual(['Ada', '']);
    expect(JSON.stringify(written)).not.toMatch(/Ben|Dan/);
  });
});
