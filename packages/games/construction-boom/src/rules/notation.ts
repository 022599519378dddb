import { ok, type Result, refuse } from '@boomtown/game-core';
import { builtAt, byCell, gridOf } from './building-grid.ts';
import { tileOf } from './tiles.ts';
import type { Building, BuiltTile, MATERIALS, Rests, TILE_TYPES, TileId, TileSet } from './types.ts';

/**
 * A building as a drawing, for tests and bug reports. One line a row, the highest first, then a line of column numbers:
 *
 *     2 | .     CT26>  .
 *     1 | OT4*  .      MR28
 *     0 | OG0*  .      MG16
 *       | -1    0      1
 *
 * A tile: the first letters of its material (O, M, C) and type (G, T, R), then its number. `*` behind it: consumed.
 * `<` before it: leans left; `>` behind it: leans right; neither: rests on the tile below. `.` is an empty cell. Of
 * columns that are empty side by side one is drawn. Where the numbers are left out, the tiles of a kind are numbered
 * from its lowest free number on, by column, then row.
 */
export function writeBuilding(building: Building, tiles: TileSet, numbered = true): string {
  if (building.length === 0) return '0 | .\n  | 0\n';
  const grid = gridOf(building, tiles);
  const columns = drawnColumns(building);
  const top = Math.max(...building.map(({ row }) => row));
  const lines: string[][] = [];
  for (let row = top; row >= 0; row -= 1) {
    const cells = columns.map((column) => {
      const built = builtAt(grid, column, row);
      return built === undefined ? '.' : writeTile(built, tiles, numbered);
    });
    lines.push([String(row), ...cells]);
  }
  return laidOut([...lines, ['', ...columns.map(String)]]);
}

/** Reads a drawing, or fails with `bad-drawing`. Whether the building could stand by the rules is not asked. */
export function readBuilding(drawing: string, tiles: TileSet): Result<Building> {
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map(readLine);
  const last = rows.pop();
  const columns = last?.cells.map(Number) ?? [];
  if (last === undefined || last.label !== '' || !columns.every((column) => Number.isSafeInteger(column))) {
    return badDrawing('the last line has no row number and lists the numbers of the columns');
  }
  if (columns.some((column, i) => i > 0 && column <= (columns[i - 1] ?? column))) {
    return badDrawing('the columns go from left to right');
  }
  const sketches: Sketch[] = [];
  for (const [i, { label, cells }] of rows.entries()) {
    const row = rows.length - 1 - i;
    if (label !== String(row)) return badDrawing(`the line of row ${row} begins "${row} |"`);
    if (cells.length !== columns.length) return badDrawing(`row ${row} has as many cells as there are columns`);
    for (const [at, column] of columns.entries()) {
      const text = cells[at] ?? '.';
      if (text === '.') continue;
      const sketch = readTile(text, column, row);
      if (sketch === undefined) return badDrawing(`"${text}" is no tile`);
      sketches.push(sketch);
    }
  }
  return numberTiles(sketches.sort(byCell), tiles);
}

/** A tile as drawn, perhaps without its number. */
interface Sketch extends Omit<BuiltTile, 'tile'> {
  readonly kind: string;
  readonly number: TileId | undefined;
}

const TILE = /^(<?)([OMC])([GTR])(\d*)(\*?)(>?)$/;

function readTile(text: string, column: number, row: number): Sketch | undefined {
  const [, left, material, type, number, consumed, right] = TILE.exec(text) ?? [];
  if (material === undefined || type === undefined) return undefined;
  if ((left === '<' && right === '>') || (type === 'G' && left !== right)) return undefined;
  const rests: Rests = left === '<' ? 'left' : right === '>' ? 'right' : type === 'G' ? null : 'down';
  return {
    kind: material + type,
    number: number === '' ? undefined : Number(number),
    column,
    row,
    rests,
    consumed: consumed === '*',
  };
}

function writeTile({ tile, rests, consumed }: BuiltTile, tiles: TileSet, numbered: boolean): string {
  const text = `${letters(tiles, tile)}${numbered ? tile : ''}${consumed ? '*' : ''}`;
  return rests === 'left' ? `<${text}` : rests === 'right' ? `${text}>` : text;
}

function numberTiles(sketches: readonly Sketch[], tiles: TileSet): Result<Building> {
  const taken = new Set(sketches.map(({ number }) => number));
  const building: BuiltTile[] = [];
  for (const { kind, number, ...built } of sketches) {
    const tile = number ?? tiles.find(({ id }) => letters(tiles, id) === kind && !taken.has(id))?.id;
    if (tile === undefined) return badDrawing(`there are not that many tiles ${kind}`);
    if (tiles[tile] === undefined || letters(tiles, tile) !== kind) return badDrawing(`tile ${tile} is no ${kind}`);
    if (building.some((other) => other.tile === tile)) return badDrawing(`tile ${tile} is drawn twice`);
    taken.add(tile);
    building.push({ tile, ...built });
  }
  return ok(building);
}

/** Such as `OT`. */
function letters(tiles: TileSet, id: TileId): string {
  const { material, type } = tileOf(tiles, id);
  return `${LETTERS[material]}${LETTERS[type]}`;
}

const LETTERS = { old: 'O', modern: 'M', cheap: 'C', ground: 'G', tier: 'T', roof: 'R' } as const satisfies Record<
  (typeof MATERIALS)[number] | (typeof TILE_TYPES)[number],
  string
>;

function readLine(line: string): { readonly label: string; readonly cells: readonly string[] } {
  const [label = '', cells = ''] = line.split('|');
  return { label: label.trim(), cells: cells.trim().split(/\s+/) };
}

/** The columns with tiles, and of each gap its first. */
function drawnColumns(building: Building): readonly number[] {
  const columns = [...new Set(building.map(({ column }) => column))];
  return columns.flatMap((column, i) =>
    i > 0 && columns[i - 1] !== column - 1 ? [(columns[i - 1] ?? 0) + 1, column] : [column],
  );
}

/** Cells below each other begin below each other. */
function laidOut(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  const rows = lines.map(([label = '', ...cells]) => {
    const padded = cells.map((cell, at) => cell.padEnd(widths[at + 1] ?? 0));
    return `${label.padStart(widths[0] ?? 0)} | ${padded.join('  ')}`.trimEnd();
  });
  return `${rows.join('\n')}\n`;
}

function badDrawing(what: string): Result<never> {
  return refuse('bad-drawing', `This is no drawing of a building: ${what}.`, 'contract');
}
