import { playAtRandom } from '@boomtown/game-testing';
import { describe, expect, it } from 'vitest';
import { constructionBoomGame as game } from '../../src/rules/index.ts';
import { readBuilding, writeBuilding } from '../../src/rules/notation.ts';
import { built, TILES } from './position.ts';

describe('the notation of buildings', () => {
  it('draws rows from above, columns with their numbers, and every tile with all that is known of it', () => {
    const drawing = `
2 | .     CT26>  .
`;
    expect(readBuilding(drawing, TILES).ok).toBe(false);
    const street = [
      '2 | CT40*>  CT36*  .     .',
      '1 | .       OT4    MR28  .',
      '0 | .       OG0    MG16  CG32*',
      '  | -1      0      1     2',
      '',
    ].join('\n');
    const read = readBuilding(street, TILES);
    expect(read).toEqual({
      ok: true,
      value: [
        { tile: 40, column: -1, row: 2, rests: 'right', consumed: true },
        { tile: 0, column: 0, row: 0, rests: null, consumed: false },
        { tile: 4, column: 0, row: 1, rests: 'down', consumed: false },
        { tile: 36, column: 0, row: 2, rests: 'down', consumed: true },
        { tile: 16, column: 1, row: 0, rests: null, consumed: false },
        { tile: 28, column: 1, row: 1, rests: 'down', consumed: false },
        { tile: 32, column: 2, row: 0, rests: null, consumed: true },
      ],
    });
    expect(writeBuilding(built(street), TILES)).toBe(street);
  });

  it('numbers tiles of a kind from the lowest free number on, by column, then row', () => {
    const street = built('2 | CT .\n1 | CT CT37\n0 | OG MG\n | 0 1');
    expect(street.map(({ tile }) => tile)).toEqual([0, 36, 38, 16, 37]);
  });

  it('reads back what it wrote, for every building of whole games', () => {
    let drawn = 0;
    for (let i = 0; i < 4; i += 1) {
      const { positions } = playAtRandom(game, {
        options: {},
        seats: 2,
        seed: `notation ${i}`,
        policy: `notation ${i}`,
      });
      for (const { state } of positions) {
        expect(readBuilding(writeBuilding(state.building, TILES), TILES)).toEqual({ ok: true, value: state.building });
        drawn += 1;
      }
    }
    expect(drawn).toBeGreaterThan(100);
  });

  it('draws an empty street, and one empty column for a gap', () => {
    expect(readBuilding(writeBuilding([], TILES), TILES)).toEqual({ ok: true, value: [] });
    const far = built('0 | OG MG\n | -4 700');
    expect(writeBuilding(far, TILES, false)).toBe('0 | OG  .   MG\n  | -4  -3  700\n');
    expect(readBuilding(writeBuilding(far, TILES), TILES)).toEqual({ ok: true, value: far });
  });

  it.each([
    ['nothing', ''],
    ['no line of columns', '1 | OT\n0 | OG'],
    ['columns that are no numbers', '0 | OG\n | x'],
    ['columns out of order', '0 | OG MG\n | 1 0'],
    ['a row that is missing', '2 | OT\n0 | OG\n | 0'],
    ['a row too short', '1 | OT\n0 | OG MG\n | 0 1'],
    ['an unknown tile', '0 | XG\n | 0'],
    ['a tile that leans both ways', '1 | <CT>\n0 | OG\n | 0'],
    ['a ground that leans', '0 | <OG\n | 0'],
    ['a number of another kind', '0 | OG4\n | 0'],
    ['a number that is not there', '0 | OG99\n | 0'],
    ['a tile twice', '0 | OG1 OG1\n | 0 1'],
    ['more tiles than there are', '0 | OG OG OG OG OG\n | 0 1 2 3 4'],
  ])('refuses %s', (_, drawing) => {
    const read = readBuilding(drawing, TILES);
    expect(read.ok ? null : read.error.code).toBe('bad-drawing');
  });
});
