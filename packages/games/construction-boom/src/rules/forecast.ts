import { type BuildingGrid, buildingOf, gridOf } from './building-grid.ts';
import { collapse, type Wave } from './collapse.ts';
import { type GroundLoad, groundLoads, groundOf, layDown, leanTo } from './leaning.ts';
import { hasSinglePlacement } from './legal.ts';
import { rivalOf } from './players.ts';
import { type Combo, consumeCombos } from './scoring.ts';
import { tileOf, tilesOf } from './tiles.ts';
import {
  type BonusAction,
  type Building,
  type BuiltTile,
  type Cell,
  type LeanAction,
  type LeanSide,
  type Material,
  type PlaceAction,
  type PublicView,
  SIDES,
} from './types.ts';

/** What one ground carries now, and would carry. */
export interface LoadChange extends GroundLoad {
  /** The load now; `null` for a ground that this action brings. */
  readonly before: number | null;
  readonly givesWay: boolean;
}

/** What an action would lead to, step by step. */
export interface Forecast {
  /** The side to which the ambiguous tile leans in this forecast; `null` if there is none. */
  readonly side: LeanSide | null;
  /** With the tiles down, before anything gives way. */
  readonly building: Building;
  /** By column. */
  readonly loads: readonly LoadChange[];
  readonly waves: readonly Wave[];
  readonly combos: readonly Combo[];
  /** After the collapses, the tiles of the combos consumed. */
  readonly settled: Building;
  /** Would the player on turn get a bonus placement for the combos? */
  readonly bonus: boolean;
}

export interface Preview {
  /** The tile whose side would be the saboteur's choice. */
  readonly ambiguous: Cell | null;
  /** One forecast, or one for each side to which the ambiguous tile may lean: left, right. */
  readonly ways: readonly Forecast[];
}

/** What this legal action would do to the building. */
export function previewOf(view: PublicView, action: PlaceAction | BonusAction | LeanAction): Preview {
  if (action.type === 'lean') {
    const [cell] = view.open;
    if (cell === undefined) throw new Error('no tile waits for a side');
    return { ambiguous: null, ways: [forecast(view, siteFor(view), { cell, side: action.side }, view.bonusUsed)] };
  }
  const bonus = action.type === 'bonus';
  const placements = bonus ? [action] : action.tiles;
  const lay = () => {
    const grid = siteFor(view);
    return { grid, asked: layDown(grid, placements).find((leaning) => leaning.asked) };
  };
  const { grid, asked } = lay();
  if (asked === undefined) return { ambiguous: null, ways: [forecast(view, grid, null, bonus)] };
  const cell = { column: asked.column, row: asked.row };
  return { ambiguous: cell, ways: SIDES.map((side) => forecast(view, lay().grid, { cell, side }, bonus)) };
}

/** What every ground carries as the building stands (§5.4), by column. */
export function loadsOf(view: PublicView): readonly GroundLoad[] {
  return groundLoads(siteFor(view));
}

/** All that rests on a ground in the end, the ground itself included. */
interface Stack {
  readonly capacity: number;
  load: number;
  /** How many of its tiles are of the material. */
  count: number;
}

/** What rests on each ground, with the tiles of a material counted. Bots ask this for every action, so it is one walk over the building. */
export function stacksOf(view: PublicView, material: Material): readonly Stack[] {
  const grid = siteFor(view);
  const stacks = new Map<BuiltTile, Stack>();
  for (const built of grid.cells.values()) {
    const ground = groundOf(grid, built);
    const stack = stacks.get(ground) ?? { load: 0, capacity: tileOf(grid.tiles, ground.tile).capacity, count: 0 };
    stacks.set(ground, stack);
    const tile = tileOf(grid.tiles, built.tile);
    stack.load += tile.weight;
    if (tile.material === material) stack.count += 1;
  }
  return [...stacks.values()];
}

/** Changes the site, in which the tiles are down already. */
function forecast(
  view: PublicView,
  grid: BuildingGrid,
  leaning: { readonly cell: Cell; readonly side: LeanSide } | null,
  bonusUsed: boolean,
): Forecast {
  if (leaning !== null) leanTo(grid, leaning.cell, leaning.side);
  const building = buildingOf(grid);
  const loads = loadChanges(view, groundLoads(grid));
  const waves = collapse(grid);
  const combos = consumeCombos(grid);
  const bonus = combos.length > 0 && !bonusUsed && canPlaceBonus(view, grid);
  return { side: leaning?.side ?? null, building, loads, waves, combos, settled: buildingOf(grid), bonus };
}

function loadChanges(view: PublicView, after: readonly GroundLoad[]): readonly LoadChange[] {
  const before = new Map(loadsOf(view).map(({ ground, load }) => [ground, load]));
  return after.map((ground) => ({
    ...ground,
    before: before.get(ground.ground) ?? null,
    givesWay: ground.load > ground.capacity,
  }));
}

function canPlaceBonus(view: PublicView, grid: BuildingGrid): boolean {
  return view.phase !== 'bid' && view.turn !== null && hasSinglePlacement(grid, view.hands[rivalOf(view.turn)]);
}

/** The building as it stands, on a site of its own. */
export function siteFor(view: PublicView): BuildingGrid {
  return gridOf(view.building, tilesOf(view.options));
}
