import { OPEN_GAME, OTHER_OPEN_GAME } from '@boomtown/registry/chosen';
import { describe, expect, test } from 'vitest';
import {
  dropSeat,
  pastTables,
  storedSeats,
  storedTables,
  storeOutcome,
  storeSeats,
} from '../../src/local-storage/seats.ts';
import { memoryStorage } from './memory-storage.ts';

const TOKEN = 'ab'.repeat(16);

describe('seats that this browser holds', () => {
  test('a seat is found again by the code of its table', () => {
    const storage = memoryStorage();
    storeSeats('K7QXM', OPEN_GAME.info.id, [{ seat: 1, token: TOKEN }], 5, storage);
    expect(storedSeats('K7QXM', storage)).toEqual([{ seat: 1, token: TOKEN }]);
    expect(storedSeats('22222', storage)).toEqual([]);
  });

  test('a second seat at the same table joins the first, in seat order', () => {
    const storage = memoryStorage();
    storeSeats('K7QXM', OPEN_GAME.info.id, [{ seat: 1, token: TOKEN }], 5, storage);
    storeSeats('K7QXM', OPEN_GAME.info.id, [{ seat: 0, token: TOKEN }], 6, storage);
    expect(storedSeats('K7QXM', storage).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(storedTables(storage)).toHaveLength(1);
  });

  test('a seat that was given up is forgotten, the table stays known', () => {
    const storage = memoryStorage();
    storeSeats('K7QXM', OTHER_OPEN_GAME.info.id, [{ seat: 0, token: TOKEN }], 5, storage);
    dropSeat('K7QXM', 0, storage);
    expect(storedSeats('K7QXM', storage)).toEqual([]);
    expect(storedTables(storage).map(({ code }) => code)).toEqual(['K7QXM']);
  });

  test('a finished match is known by who played it and how it ended, also when it is opened once more', () => {
    const storage = memoryStorage();
    storeSeats('K7QXM', OTHER_OPEN_GAME.info.id, [{ seat: 0, token: TOKEN }], 5, storage);
    storeSeats('22222', OPEN_GAME.info.id, [], 6, storage);
    expect(pastTables(storage)).toEqual([]);
    const end = { winners: ['Ben'], resigned: ['Ada'] };
    storeOutcome('K7QXM', ['Ada', 'Ben'], end, storage);
    storeOutcome('22222', ['Cy', 'Dot'], { winners: ['Cy', 'Dot'], resigned: [] }, storage);
    storeSeats('K7QXM', OTHER_OPEN_GAME.info.id, [], 9, storage);
    // At the other table this browser only watched.
    expect(pastTables(storage)).toEqual([
      { code: 'K7QXM', game: OTHER_OPEN_GAME.info.id, names: ['Ada', 'Ben'], at: 9, end },
    ]);
  });

  test('a seat at a table whose game this build has no more stays stored: the game may come back', () => {
    const storage = memoryStorage();
    storeSeats('K7QXM', 'long-gone', [{ seat: 1, token: TOKEN }], 1, storage);
    expect(storedSeats('K7QXM', storage)).toEqual([{ seat: 1, token: TOKEN }]);
  });

  test('the last opened table stands first, and the list stays bounded', () => {
    const storage = memoryStorage();
    for (let i = 0; i < 100; i += 1) storeSeats(`T${i}`, OPEN_GAME.info.id, [{ seat: 0, token: TOKEN }], i, storage);
    storeSeats('T70', OPEN_GAME.info.id, [], 200, storage);
    expect(storedTables(storage).length).toBeLessThanOrEqual(60);
    expect(storedTables(storage)[0]?.code).toBe('T70');
    expect(storedSeats('T70', storage)).toHaveLength(1);
  });

  test('what another person wrote there is left out, not believed', () => {
    const end = { winners: ['Ada'], resigned: [] };
    const seats = [{ seat: 0, token: TOKEN }];
    const good = { code: 'K7QXM', game: OPEN_GAME.info.id, seats, at: 1, over: ['Ada', 'Ben'], end };
    const storage = memoryStorage({
      'boomtown.tables': JSON.stringify([null, 7, { ...good, game: 7 }, { ...good, seats: [{ seat: 'x' }] }, good]),
    });
    expect(storedTables(storage)).toEqual([good]);
    const unknownOver = memoryStorage({ 'boomtown.tables': JSON.stringify([{ ...good, over: [7] }]) });
    expect(storedTables(unknownOver)).toEqual([{ ...good, over: null }]);
    const { end: _, ...older } = good;
    const others = [older, { ...good, end: { winners: 'Ada', resigned: [] } }];
    expect(storedTables(memoryStorage({ 'boomtown.tables': JSON.stringify(others) }))).toEqual(
      others.map(() => ({ ...good, end: null })),
    );
    expect(storedTables(memoryStorage({ 'boomtown.tables': '{"half' }))).toEqual([]);
  });
});
