import { describe, expect, test } from 'vitest';
import { dropSeat, keepSeats, keptSeats, keptTables } from '../../src/kept/seats.ts';
import { memoryShelf } from './memory-shelf.ts';

const TOKEN = 'ab'.repeat(16);

describe('seats that this browser holds', () => {
  test('a seat is found again by the code of its table', () => {
    const shelf = memoryShelf();
    keepSeats('K7QXM', 'constructo', [{ seat: 1, token: TOKEN }], 5, shelf);
    expect(keptSeats('K7QXM', shelf)).toEqual([{ seat: 1, token: TOKEN }]);
    expect(keptSeats('22222', shelf)).toEqual([]);
  });

  test('a second seat at the same table joins the first, in seat order', () => {
    const shelf = memoryShelf();
    keepSeats('K7QXM', 'constructo', [{ seat: 1, token: TOKEN }], 5, shelf);
    keepSeats('K7QXM', 'constructo', [{ seat: 0, token: TOKEN }], 6, shelf);
    expect(keptSeats('K7QXM', shelf).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(keptTables(shelf)).toHaveLength(1);
  });

  test('a seat that was given up is forgotten, the table stays known', () => {
    const shelf = memoryShelf();
    keepSeats('K7QXM', 'constructor', [{ seat: 0, token: TOKEN }], 5, shelf);
    dropSeat('K7QXM', 0, shelf);
    expect(keptSeats('K7QXM', shelf)).toEqual([]);
    expect(keptTables(shelf).map(({ code }) => code)).toEqual(['K7QXM']);
  });

  test('the last opened table stands first, and the list stays bounded', () => {
    const shelf = memoryShelf();
    for (let i = 0; i < 100; i += 1) keepSeats(`T${i}`, 'constructo', [{ seat: 0, token: TOKEN }], i, shelf);
    keepSeats('T70', 'constructo', [], 200, shelf);
    expect(keptTables(shelf).length).toBeLessThanOrEqual(60);
    expect(keptTables(shelf)[0]?.code).toBe('T70');
    expect(keptSeats('T70', shelf)).toHaveLength(1);
  });

  test('what somebody else wrote there is left out, not believed', () => {
    const good = { code: 'K7QXM', game: 'constructo', seats: [{ seat: 0, token: TOKEN }], at: 1 };
    const shelf = memoryShelf({
      'boomtown.tables': JSON.stringify([
        null,
        7,
        { ...good, game: 'chess' },
        { ...good, seats: [{ seat: 'x' }] },
        good,
      ]),
    });
    expect(keptTables(shelf)).toEqual([good]);
    expect(keptTables(memoryShelf({ 'boomtown.tables': '{"half' }))).toEqual([]);
  });
});
