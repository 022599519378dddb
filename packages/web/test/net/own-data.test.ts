import { failed, ok } from '@boomtown/game-core';
import { expect, test } from 'vitest';
import type { KeptTable } from '../../src/kept/seats.ts';
import { forgetOwnData, gatherOwnData, type OwnDataNeeds } from '../../src/net/own-data.ts';

const SECRET = 'ab'.repeat(16);
const kept = (code: string, seats: readonly number[]): KeptTable => ({
  code,
  game: 'constructo',
  seats: seats.map((seat) => ({ seat, token: SECRET })),
  at: 5,
  over: null,
  end: null,
});
const TABLES = [kept('BBBBB', [0]), kept('CCCCC', [1]), kept('DDDDD', []), kept('FFFFF', [0])];

/** BBBBB is over, CCCCC goes on, DDDDD was only watched, FFFFF is gone. */
function server(): OwnDataNeeds & { readonly forgotten: string[] } {
  const forgotten: string[] = [];
  const stages: { readonly [code: string]: string } = { BBBBB: 'over', CCCCC: 'playing' };
  return {
    forgotten,
    // Only the stage is looked at.
    heldTables: async (tables) =>
      ok(tables.map(({ code }) => (code in stages ? ({ code, stage: stages[code] } as never) : null))),
    transcriptOf: async (code) => ok({ transcript: code }),
    forgetSeats: async (code) => {
      forgotten.push(code);
      return code === 'CCCCC' ? failed({ code: 'still-playing', message: '' }) : ok({});
    },
  };
}

test('what a browser’s seats left is one file: each table, the moves of those that are over, and no secret', async () => {
  const { data, missing } = await gatherOwnData(TABLES, { name: 'Ada' }, 9, server());
  expect(missing).toBe(0);
  expect(data).toMatchObject({ format: 'boomtown-own-data/1', savedAt: 9, settings: { name: 'Ada' } });
  expect(data.tables.map(({ code, seats, transcript }) => [code, seats, transcript])).toEqual([
    ['BBBBB', [0], { transcript: 'BBBBB' }],
    ['CCCCC', [1], null],
    ['FFFFF', [0], null],
  ]);
  expect(JSON.stringify(data)).not.toContain(SECRET);
});

test('a server that does not answer is told of, not passed over', async () => {
  const silent = { ...server(), heldTables: async () => failed({ code: 'unreachable', message: '' }) };
  expect((await gatherOwnData(TABLES, {}, 9, silent)).missing).toBe(3);
  expect(await forgetOwnData(TABLES, silent)).toMatchObject([{}, {}, { why: { code: 'unreachable' } }]);
});

test('deleting asks for each table that is still there, and says which one goes on', async () => {
  const asked = server();
  const left = await forgetOwnData(TABLES, asked);
  expect(asked.forgotten).toEqual(['BBBBB', 'CCCCC']);
  expect(left.map(({ table, why }) => [table.code, why.code])).toEqual([['CCCCC', 'still-playing']]);
});
