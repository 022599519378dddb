import type * as stage from '@boomtown/stage/headless';
import type { PlainRow } from '@boomtown/ui-kit/plain-table';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import { CELL, type CellState, letterStyle, type PlainArt } from './art.ts';

type Placement = stage.Placement<PlainArt>;

const TITLE = 44;
const GAP = 24;
const MARGIN = 20;
/** From one row of hexagons to the next, which reaches into it. */
const HEXAGON_STEP = (CELL * Math.sqrt(3)) / 2;

/** What stands out on a plain table. */
export interface Marks {
  readonly open: ReadonlySet<PlaceKey>;
  readonly touched: readonly PlaceKey[];
  readonly lit: readonly PlaceKey[];
}

/** The rows of a plain table from above to below, each in the middle. */
export function placeRows(rows: readonly PlainRow[], marks: Marks): stage.Picture<PlainArt> {
  const width = Math.max(3, ...rows.map(({ cells, shift = 0 }) => cells.length + shift)) * CELL;
  const placements: Placement[] = [];
  let y = 0;
  for (const [nth, { label, titled, cells, hexagons, shift = 0 }] of rows.entries()) {
    const shape = hexagons === true ? 'hexagon' : 'cell';
    if (titled === true) {
      if (nth > 0) y += GAP;
      placements.push({ key: `title ${nth}`, art: { text: label, style: 'title' }, x: 0, y: y + TITLE / 2, z: 1 });
      y += TITLE;
    }
    const widest = hexagons === true ? hexagonColumns(rows) : cells.length;
    const left = (titled === true ? 0 : (width - widest * CELL) / 2) + shift * CELL;
    for (const [column, cell] of cells.entries()) {
      const at = { x: left + (column + 0.5) * CELL, y: y + CELL / 2 };
      const key = `cell ${nth} ${column}`;
      const rect = { x: -CELL / 2, y: -CELL / 2, width: CELL, height: CELL };
      const canBeTouched = marks.open.has(cell.key) || marks.touched.includes(cell.key);
      placements.push({
        key,
        art: `${shape}/${cell.look}/${stateOf(cell.key, marks)}`,
        ...at,
        z: 0,
        ...(canBeTouched ? { target: { id: cell.key, shape: { kind: 'rect', rect } } } : {}),
      });
      if (cell.text === '') continue;
      const art = { text: cell.text, style: letterStyle(cell.look) };
      placements.push({ key: `text ${nth} ${column} ${cell.text}`, art, ...at, z: 1 });
    }
    y += hexagons === true && rows[nth + 1]?.hexagons === true ? HEXAGON_STEP : CELL;
  }
  const bounds = { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: Math.max(y, CELL) + 2 * MARGIN };
  return { bounds, placements };
}

/** How many cells wide the hexagons of a table are together, with the rows that are shifted. */
function hexagonColumns(rows: readonly PlainRow[]): number {
  return Math.max(...rows.filter((row) => row.hexagons).map(({ cells, shift = 0 }) => cells.length + shift));
}

function stateOf(key: PlaceKey, { open, touched, lit }: Marks): CellState {
  if (touched.includes(key)) return 'touched';
  if (lit.includes(key)) return 'lit';
  return open.has(key) ? 'open' : 'calm';
}
