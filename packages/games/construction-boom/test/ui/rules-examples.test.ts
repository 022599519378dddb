import { describe, expect, it } from 'vitest';
import { loadsOf, preview } from '../../src/ui/rules.ts';
import { COMBO, FALLEN, LEANING, OVERLOADED, TRY_START, viewOf } from '../../src/ui/rules-examples.ts';

/** What comes of a drawn street whose last tile is put into its cell. */
function comesOf(building: typeof COMBO, column: number, row: number) {
  const last = building.find((built) => built.column === column && built.row === row);
  if (last === undefined) throw new Error('no tile stands there');
  const before = building.filter((built) => built !== last);
  const seen = preview(viewOf(before, [last.tile]), 0, {
    type: 'place',
    tiles: [{ tile: last.tile, column, row }],
  });
  if (!seen.ok) throw new Error(seen.error.message);
  return seen.value.ways;
}

describe('the pictures of the rules page', () => {
  it('show a house that gives way, and what the rules leave of it', () => {
    const ways = comesOf(OVERLOADED, 0, 3);
    expect(ways.map(({ settled }) => settled)).toEqual([FALLEN]);
    expect(ways[0]?.waves[0]?.falls.some(({ crushed }) => crushed !== null)).toBe(true);
  });

  it('show a combo', () => {
    expect(comesOf(COMBO, 1, 2)[0]?.combos.map((cells) => cells.length)).toEqual([3]);
  });

  it('show a tile that leans, and streets that hold', () => {
    expect(LEANING.some(({ rests }) => rests === 'left')).toBe(true);
    for (const street of [LEANING, COMBO, FALLEN, TRY_START]) {
      for (const { load, capacity } of loadsOf(viewOf(street, []))) expect(load).toBeLessThanOrEqual(capacity);
    }
  });
});
