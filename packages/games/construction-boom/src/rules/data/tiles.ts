import {
  MATERIALS,
  type Material,
  TILE_TYPES,
  type Tile,
  type TileSet,
  type TileSetName,
  type TileType,
} from '../types.ts';

/** How many tiles of one kind there are, and what they carry (grounds) or weigh (tiers and roofs). */
interface Kind {
  readonly number: number;
  readonly figure: number;
}

type Table = Readonly<Record<Material, Readonly<Record<TileType, Kind>>>>;

/** §1.2 */
const STANDARD: Table = {
  old: { ground: { number: 4, figure: 11 }, tier: { number: 8, figure: 5 }, roof: { number: 4, figure: 3 } },
  modern: { ground: { number: 4, figure: 9 }, tier: { number: 8, figure: 3 }, roof: { number: 4, figure: 2 } },
  cheap: { ground: { number: 4, figure: 7 }, tier: { number: 8, figure: 2 }, roof: { number: 4, figure: 1 } },
};

/** §1.3: numbered row by row, left to right. */
function numbered(table: Table): TileSet {
  const tiles: Tile[] = [];
  for (const material of MATERIALS) {
    for (const type of TILE_TYPES) {
      const { number, figure } = table[material][type];
      for (let i = 0; i < number; i += 1) {
        const ground = type === 'ground';
        tiles.push({ id: tiles.length, type, material, capacity: ground ? figure : 0, weight: ground ? 0 : figure });
      }
    }
  }
  return tiles;
}

export const TILE_SETS: Readonly<Record<TileSetName, TileSet>> = { standard: numbered(STANDARD) };
