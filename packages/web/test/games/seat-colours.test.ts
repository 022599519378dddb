import { GAME_IDS } from '@boomtown/registry/ids';
import { shelfOf } from '@boomtown/registry/shelf';
import { SEAT_COLOURS } from '@boomtown/ui-kit';
import { describe, expect, test } from 'vitest';
import { wishFor } from '../../src/games/seat-wish.ts';

describe.each(GAME_IDS)('a favourite colour at a table of %s', (game) => {
  const { colours, seats } = shelfOf(game);

  test('is known of every seat, and of no two the same', () => {
    expect(colours).toHaveLength(seats.max);
    const named = colours.filter((colour) => colour !== null);
    expect(new Set(named).size).toBe(named.length);
  });

  test('asks for its seat, and for none where the game does not have it or any will do', () => {
    expect(wishFor(game, 'any')).toEqual({});
    for (const colour of SEAT_COLOURS) {
      const seat = colours.indexOf(colour);
      expect(wishFor(game, colour)).toEqual(seat === -1 ? {} : { wish: seat });
    }
  });
});
