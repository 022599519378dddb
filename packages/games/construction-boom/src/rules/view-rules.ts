import { failed, ok, type Refusal, type Result, refusalOf, type Seat, type ViewRules } from '@boomtown/game-core';
import { optionsParserOf, parserOf } from '@boomtown/game-core/shapes';
import { type Preview, previewOf, siteFor } from './forecast.ts';
import { actors, hasSinglePlacement, inPhase, legal, secondCells, timeout } from './legal.ts';
import { outcome } from './outcome.ts';
import { cellsFor } from './placement.ts';
import { rivalOf } from './players.ts';
import { refusal } from './refusal.ts';
import { MOST_ROUNDS, shape } from './shape.ts';
import { tileOf, tilesOf } from './tiles.ts';
import {
  type Action,
  type BonusAction,
  type Building,
  type BuildingView,
  type Cell,
  type ConstructionBoom,
  type LeanAction,
  type Options,
  type PlaceAction,
  type Placement,
  type PublicView,
  type State,
  TILE_SET_NAMES,
  type TileId,
} from './types.ts';

export const DEFAULTS: Options = { rounds: 4, opener: 'random', tiles: 'standard' };

/** Options with the defaults filled in, or `bad-options`. */
export const readOptions = optionsParserOf(shape.options, DEFAULTS, '9');

const readAction = parserOf(shape.action, 'action of Construction BOOM!');

/** The rules as far as views alone tell, for browsers and bots. */
export const constructionBoomRules: ViewRules<ConstructionBoom> = {
  info: { id: 'construction-boom', name: 'Construction BOOM!', version: 1, seats: { min: 2, max: 2 }, hidden: true },
  shape,
  defaults: DEFAULTS,
  optionFields: [
    { key: 'rounds', kind: 'number', min: 1, max: MOST_ROUNDS },
    { key: 'opener', kind: 'seat' },
    { key: 'tiles', kind: 'choice', values: TILE_SET_NAMES },
  ],
  reveals: ['dealt', 'hand', 'revealed'],
  seals: (view, _own, seat, action) => seals(view, seat, action),
  secrets: ({ phase }) => phase === 'bid',
  actors,
  outcome,
  legal: (view, _own, seat) => legal(view, seat),
  parseAction: (raw) => readAction(raw, 2),
  inPhase: (view, _own, _seat, action) => inPhase(view, action),
  refusal: (view, _own, seat, action) => refusal(view, seat, action),
  timeout,
  invented,
};

/** Can this legal action not be taken back once it is done: does a contract come of it (§3.3), or the end of the round (§4.1)? */
function seals(view: PublicView, seat: Seat, action: Action): boolean {
  if (view.phase === 'bid') return action.type !== 'bid';
  switch (action.type) {
    case 'pass':
      return view.passes > 0 || !canPlace(view, view.building, view.hands[rivalOf(seat)]);
    case 'skip':
      return nobodyCanPlace(view, view.building, []);
    case 'place':
    case 'bonus':
    case 'lean': {
      const { ambiguous, ways } = previewOf(view, action);
      const gone = action.type === 'lean' ? [] : action.type === 'bonus' ? [action] : action.tiles;
      const tiles = gone.map(({ tile }) => tile);
      // The saboteur is asked first.
      return ambiguous === null && ways.every(({ bonus, settled }) => !bonus && nobodyCanPlace(view, settled, tiles));
    }
    default:
      return false;
  }
}

/** Can neither player place anything once these tiles have left their hands? */
function nobodyCanPlace(view: BuildingView, building: Building, gone: readonly TileId[]): boolean {
  return view.hands.every((hand) => {
    const left = hand.filter((tile) => !gone.includes(tile));
    return !canPlace(view, building, left);
  });
}

function canPlace(view: BuildingView, building: Building, hand: readonly TileId[]): boolean {
  return hasSinglePlacement(siteFor({ ...view, building }), hand);
}

/** A state that fits what everybody sees: while the players bid, the tiles that do not stand yet are dealt in order. */
function invented(view: PublicView): State {
  if (view.phase !== 'bid') return view;
  const standing = new Set(view.building.map(({ tile }) => tile));
  const rest = tilesOf(view.options).flatMap(({ id }) => (standing.has(id) ? [] : [id]));
  const [first, second] = view.hands;
  return { ...view, hands: [rest.splice(0, first), rest.splice(0, second)], aside: rest };
}

/** The cells that take this tile as the building stands, by column, then row. */
export function cellsForTile(view: PublicView, tile: TileId): readonly Cell[] {
  const grid = siteFor(view);
  return cellsFor(grid, tileOf(grid.tiles, tile));
}

/**
 * The cells that take this tile as the second of a turn, once the first is down, by column, then row; none if the two
 * may not go together. The first has to be a legal placement.
 */
export function cellsForSecond(view: PublicView, first: Placement, tile: TileId): readonly Cell[] {
  const grid = siteFor(view);
  const second = tileOf(grid.tiles, tile);
  if (first.tile === tile || tileOf(grid.tiles, first.tile).material !== second.material) return [];
  return secondCells(grid, first, second);
}

/** What an action of this seat would do to the building, or why it is refused. */
export function preview(
  view: PublicView,
  seat: Seat,
  action: PlaceAction | BonusAction | LeanAction,
): Result<Preview, Refusal> {
  const refused = refusalOf(constructionBoomRules, view, {}, seat, action);
  return refused === null ? ok(previewOf(view, action)) : failed(refused);
}
