import type { Rng, Seat, Step } from '@boomtown/game-core';
import { buildingOf, gridOf } from './building-grid.ts';
import { type AddressedEvent, toAll } from './events.ts';
import { layDown, leanTo } from './leaning.ts';
import { playerOf, rivalOf, saboteurOf } from './players.ts';
import { tilesOf } from './tiles.ts';
import { beginTurn, endTurn, pass, settle } from './turn.ts';
import type {
  Action,
  Bid,
  ConstructionBoom,
  Contract,
  Hands,
  LeanAction,
  Placement,
  Player,
  State,
  TileId,
} from './types.ts';

/** Does what a legal action does (contract, `apply`); the given state stays as it is. */
export function perform(state: State, seat: Seat, action: Action, rng: Rng): Step<ConstructionBoom> {
  const player = playerOf(seat);
  switch (action.type) {
    case 'bid':
      return performBid(state, player, action);
    case 'accept':
      return performAgreement(state, false, rng);
    case 'double':
      return performAgreement(state, true, rng);
    case 'place':
      return performPlacement(state, player, player, action.tiles, rng);
    case 'pass':
      return pass(state, player, false, [], rng);
    case 'lean':
      return performLean(state, action, rng);
    case 'bonus':
      return performPlacement(state, player, rivalOf(player), [action], rng);
    case 'skip':
      return endTurn(state, [], rng);
  }
}

/** §3.1 */
function performBid(state: State, seat: Player, { number, material }: Bid): Step<ConstructionBoom> {
  const bid = { seat, number, material };
  return { state: { ...state, bid, actor: rivalOf(seat) }, events: [toAll({ type: 'bid', ...bid })] };
}

/** Accepting or doubling (§3.3): the contract stands, the hands are laid open, the contractor builds. */
function performAgreement(state: State, doubled: boolean, rng: Rng): Step<ConstructionBoom> {
  const { bid, hands, aside } = state;
  if (bid === null) throw new Error('without a bid there is nothing to agree to');
  const contract: Contract = { contractor: bid.seat, number: bid.number, material: bid.material, doubled };
  const events = [toAll({ type: 'contract', ...contract }), toAll({ type: 'revealed', hands, aside })];
  return beginTurn({ ...state, bid: null, contract }, contract.contractor, events, rng);
}

/** Tiles from a hand go down: the own one's (§4), or the rival's for a bonus (§7.2). */
function performPlacement(
  state: State,
  seat: Player,
  from: Player,
  placements: readonly Placement[],
  rng: Rng,
): Step<ConstructionBoom> {
  const bonus = from !== seat;
  const events: AddressedEvent[] = placements.map(({ tile, column, row }) =>
    toAll({ type: 'placed', seat, tile, column, row, ...(bonus ? { from } : {}) }),
  );
  const grid = gridOf(state.building, tilesOf(state.options));
  const leanings = layDown(grid, placements);
  for (const { column, row, side, asked } of leanings) {
    events.push(
      toAll(asked ? { type: 'lean-asked', column, row } : { type: 'leaned', column, row, side, chosen: false }),
    );
  }
  const gone = placements.map(({ tile }) => tile);
  const placed: State = { ...state, hands: handsWithout(state.hands, from, gone), passes: 0 };
  const asked = leanings.find((leaning) => leaning.asked);
  if (asked === undefined) return settle(placed, grid, bonus, events, rng);
  if (state.contract === null) throw new Error('nobody builds without a contract');
  const { column, row } = asked;
  return {
    state: {
      ...placed,
      phase: 'lean',
      actor: saboteurOf(state.contract),
      building: buildingOf(grid),
      open: [{ column, row }],
      bonusUsed: bonus,
    },
    events,
  };
}

/** The saboteur has chosen where the ambiguous tile leans (§5.2). */
function performLean(state: State, { side }: LeanAction, rng: Rng): Step<ConstructionBoom> {
  const [cell] = state.open;
  if (cell === undefined) throw new Error('no tile waits for a side');
  const grid = gridOf(state.building, tilesOf(state.options));
  leanTo(grid, cell, side);
  const { column, row } = cell;
  return settle(state, grid, state.bonusUsed, [toAll({ type: 'leaned', column, row, side, chosen: true })], rng);
}

function handsWithout(hands: Hands, player: Player, gone: readonly TileId[]): Hands {
  const left = hands[player].filter((id) => !gone.includes(id));
  return player === 0 ? [left, hands[1]] : [hands[0], left];
}
