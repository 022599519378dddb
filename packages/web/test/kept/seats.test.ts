import { describe, expect, test } from 'vitest';
import { dropSeat, keepOver, keepSeats, keptSeats, keptTables, pastTables } from '../../src/kept/seats.ts';
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

  test('a finished match is known by who played it and how it ended, also when it is opened once more', () => {
    const shelf = memoryShelf();
    keepSeats('K7QXM', 'constructor', [{ seat: 0, token: TOKEN }], 5, shelf);
    keepSeats('22222', 'constructo', [], 6, shelf);
    expect(pastTables(shelf)).toEqual([]);
    const end = { winners: ['Ben'], resigned: ['Ada'] };
    keepOver('K7QXM', ['Ada', 'Ben'], end, shelf);
    keepOver('22222', ['Cy', 'Dot'], { winners: ['Cy', 'Dot'], resigned: [] }, shelf);
    keepSeats('K7QXM', 'constructor', [], 9, shelf);
    // At the other table this browser only watched.
    expect(pastTables(shelf)).toEqual([{ code: 'K7QXM', game: 'constructor', names: ['Ada', 'Ben'], at: 9, end }]);
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
    const end = { winners: ['Ada'], resigned: [] };
    const seats = [{ seat: 0, token: TOKEN }];
    const good = { code: 'K7QXM', game: 'constructo', seats, at: 1, over: ['Ada', 'Ben'], end };
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
    const unknownOver = memoryShelf({ 'boomtown.tables': JSON.stringify([{ ...good, over: [7] }]) });
    expect(keptTables(unknownOver)).toEqual([{ ...good, over: null }]);
    const { end: _, ...older } = good;
    const others = [older, { ...good, end: { winners: 'Ada', resigned: [] } }];
    expect(keptTables(memoryShelf({ 'boomtown.tables': JSON.stringify(others) }))).toEqual(
      others.map(() => ({ ...good, end: null })),
    );
    expect(keptTables(memoryShelf({ 'boomtown.tables': '{"half' }))).toEqual([]);
  });
});
