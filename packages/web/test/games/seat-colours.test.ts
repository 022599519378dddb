import { GAME_IDS } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../src/games/bau-boom/rules.ts';
import { SEAT_COLOURS } from '../../src/games/seat-colours.ts';
import { SHELF, type ShelfGame, wishFor } from '../../src/games/shelf.ts';

describe('a colour that somebody likes best', () => {
  test.each(GAME_IDS)('is known of every seat of %s, and of no two the same', (game) => {
    const { colours, seats }: ShelfGame = SHELF[game];
    expect(colours).toHaveLength(seats.max);
    const named = colours.filter((colour) => colour !== null);
    expect(new Set(named).size).toBe(named.length);
  });

  test('is in Bau Boom the colour of the seat’s blocks', () => {
    expect(SHELF['bau-boom'].colours).toEqual(COLOURS);
  });

  test('asks for its seat, and for none where the game does not have it or any will do', () => {
    expect(wishFor('bau-boom', 'blue')).toEqual({ wish: 3 });
    expect(wishFor('boondoggle', 'violet')).toEqual({ wish: 5 });
    expect(wishFor('construction-boom', 'green')).toEqual({});
    for (const game of GAME_IDS) expect(wishFor(game, 'any')).toEqual({});
    for (const colour of SEAT_COLOURS) expect(wishFor('constructor', colour)).toEqual({});
  });
});
