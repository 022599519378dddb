import { failed, ok } from '@boomtown/game-core';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import { expect, test } from 'vitest';
import type { StoredTable } from '../../src/local-storage/seats.ts';
import { forgetOwnData, forgetVoice, gatherOwnData, type OwnDataNeeds } from '../../src/net/own-data.ts';

const SECRET = 'ab'.repeat(16);
const kept = (code: string, seats: readonly number[]): StoredTable => ({
  code,
  game: OPEN_GAME.info.id,
  seats: seats.map((seat) => ({ seat, token: SECRET })),
  at: 5,
  over: null,
  end: null,
});
const TABLES = [kept('BBBBB', [0]), kept('CCCCC', [1]), kept('DDDDD', []), kept('FFFFF', [0])];

const VOICE = { voice: 'cd'.repeat(16), codes: ['DDDDD', 'GGGGG', 'HHHHH'] };
const line = (text: string) => ({ line: 1, by: { seat: 0 }, name: 'Ada', text, at: 1 });

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
    saidBy: async (code, { tokens, voice }) => {
      if (code === 'GGGGG') return failed({ code: 'no-such-table', message: '' });
      return ok([line(voice === undefined ? `${tokens.length} at ${code}` : `watching ${code}`)]);
    },
    forgetSeats: async (code, { voice }) => {
      forgotten.push(code);
      if (voice !== undefined) {
        if (code === 'HHHHH') return failed({ code: 'storage', message: '' });
        return code === 'GGGGG' ? failed({ code: 'no-such-table', message: '' }) : ok({});
      }
      return code === 'CCCCC' ? failed({ code: 'still-playing', message: '' }) : ok({});
    },
  };
}

test('what a browser’s seats left is one file: each table, the moves of those that are over, and no secret', async () => {
  const { data, missing } = await gatherOwnData(TABLES, { name: 'Ada' }, 9, VOICE, server());
  expect(missing).toBe(0);
  expect(data).toMatchObject({ format: 'boomtown-own-data/1', savedAt: 9, settings: { name: 'Ada' } });
  expect(data.tables.map(({ code, seats, transcript }) => [code, seats, transcript])).toEqual([
    ['BBBBB', [0], { transcript: 'BBBBB' }],
    ['CCCCC', [1], null],
    ['FFFFF', [0], null],
  ]);
  expect(data.tables.map(({ said }) => said.map(({ text }) => text))).toEqual([['1 at BBBBB'], ['1 at CCCCC'], []]);
  expect(data.watched.map(({ code, said }) => [code, said[0]?.text])).toEqual([
    ['DDDDD', 'watching DDDDD'],
    ['HHHHH', 'watching HHHHH'],
  ]);
  for (const secret of [SECRET, VOICE.voice]) expect(JSON.stringify(data)).not.toContain(secret);
});

test('a server that does not answer is reported, not passed over', async () => {
  const silent = { ...server(), heldTables: async () => failed({ code: 'unreachable', message: '' }) };
  expect((await gatherOwnData(TABLES, {}, 9, null, silent)).missing).toBe(3);
  expect(await forgetOwnData(TABLES, silent)).toMatchObject([{}, {}, { why: { code: 'unreachable' } }]);
});

test('deleting asks for each table that is still there, and says which one goes on', async () => {
  const asked = server();
  const left = await forgetOwnData(TABLES, asked);
  expect(asked.forgotten).toEqual(['BBBBB', 'CCCCC']);
  expect(left.map(({ table, why }) => [table.code, why.code])).toEqual([['CCCCC', 'still-playing']]);
});

test('a spectator’s lines are deleted by the voice; a table where that failed is reported', async () => {
  const asked = server();
  expect(await forgetVoice(VOICE, asked)).toEqual(['HHHHH']);
  expect(asked.forgotten).toEqual(VOICE.codes);
});
