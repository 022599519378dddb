import {
  type Action,
  type BuildingView,
  type ConstructionBoom,
  type Contract,
  type Forecast,
  type Placement,
  preview,
  tileOf,
  tilesOf,
} from '@boomtown/rules-construction-boom/view';
import type { Bot, Sight, Thinking } from '../../bot.ts';
import { mostOf, randomOf } from '../../choosing.ts';
import { gauss } from '../../thinking.ts';
import { chooseBid } from './bidding.ts';
import { promise } from './worth.ts';

/** How far off an easy bot's opinion of a bid usually is, in thousands. */
const EASY_MISJUDGES_BIDS = 12;
/** How often an easy bot puts any tile anywhere: one time in so many. */
const EASY_SLIPS = 5;
/** How far off an easy bot's opinion of a building usually is, in tiles. */
const EASY_MISJUDGES = 0.5;
/** What a tile that was used up is worth less than one in hand that may still be placed, in tiles. */
const TILE_IN_HAND = 0.45;

/** A bot for contractors and saboteurs. */
export function createConstructionBoomBot(): Bot<ConstructionBoom> {
  return {
    choose(sight, thinking): Action {
      const [only, another] = sight.legal;
      if (only !== undefined && another === undefined) return only;
      const easy = thinking.level === 'easy';
      if (sight.view.phase === 'bid') {
        return chooseBid(sight, easy ? () => EASY_MISJUDGES_BIDS * gauss(thinking.rng) : () => 0);
      }
      const { contract } = sight.view;
      if (contract === null) throw new Error('nobody builds without a contract');
      return chooseWork(sight, sight.view, contract, thinking);
    },
  };
}

/** The action after which the building promises the contractor most, or the saboteur's rival least. */
function chooseWork(
  { seat, legal }: Sight<ConstructionBoom>,
  view: BuildingView,
  contract: Contract,
  { level, rng }: Thinking,
): Action {
  const easy = level === 'easy';
  if (easy && rng.int(EASY_SLIPS) === 0) return randomOf(legal, rng);
  const side = seat === contract.contractor ? 1 : -1;
  const known = new Map<string, number>();
  return mostOf(legal, (action) => {
    const key = alike(view, action);
    const worth = known.get(key) ?? side * worthOf(view, contract, seat, action);
    known.set(key, worth);
    return worth + (easy ? EASY_MISJUDGES * gauss(rng) : 0);
  });
}

/** What the contractor may hope for after an action, in tiles of the contract's material. */
function worthOf(view: BuildingView, contract: Contract, seat: number, action: Action): number {
  if (action.type !== 'place' && action.type !== 'bonus' && action.type !== 'lean') {
    return promise(view, contract, view.building);
  }
  const shown = preview(view, seat, action);
  if (!shown.ok) throw new Error(shown.error.message);
  const worths = shown.value.ways.map((way) => afterForecast(view, contract, seat, way));
  // The saboteur chooses the side.
  const placed = Math.min(...worths);
  const tiles = tilesOf(view.options);
  const used = action.type === 'place' ? action.tiles : action.type === 'bonus' ? [action] : [];
  const mine = used.filter(({ tile }) => tileOf(tiles, tile).material === contract.material).length;
  const contractors = (seat === contract.contractor) === (action.type === 'place');
  return contractors ? placed - TILE_IN_HAND * mine : placed;
}

function afterForecast(view: BuildingView, contract: Contract, seat: number, { settled, bonus }: Forecast): number {
  const extra = bonus ? (seat === contract.contractor ? BONUS : -BONUS) : 0;
  return promise(view, contract, settled) + extra;
}

/** What it is worth to place a tile of the other's, in tiles. */
const BONUS = 0.6;

/** Actions that do the same with tiles that are alike in all but their number have the same name. */
function alike(view: BuildingView, action: Action): string {
  const tiles = tilesOf(view.options);
  const named = ({ tile, column, row }: Placement): string => {
    const { material, type } = tileOf(tiles, tile);
    return `${material} ${type} ${column} ${row}`;
  };
  if (action.type === 'place') return action.tiles.map(named).join();
  if (action.type === 'bonus') return named(action);
  return JSON.stringify(action);
}
