import type { Rng, Step } from '@boomtown/game-core';
import { type BuildingGrid, buildingOf, gridOf } from './building-grid.ts';
import { collapse, lostTiles, type Wave } from './collapse.ts';
import { type AddressedEvent, toAll } from './events.ts';
import { hasSinglePlacement } from './legal.ts';
import { winnersOf } from './outcome.ts';
import { rivalOf } from './players.ts';
import { consumeCombos, finishedRound, moneyAfter } from './scoring.ts';
import { dealRound } from './setup.ts';
import { tilesOf } from './tiles.ts';
import type { ConstructionBoom, Player, State } from './types.ts';

/** How many passes in a row end the round (§4.1). */
const LAST_PASS = 2;

/**
 * What follows once the tiles of a placement are down and lean somewhere: collapses (§6), combos (§7), then the bonus
 * or the next turn. Changes the site and adds to the events.
 * @param state the state with the site not yet written back
 * @param bonus was the placement the bonus of this turn?
 */
export function settle(
  state: State,
  grid: BuildingGrid,
  bonus: boolean,
  events: AddressedEvent[],
  rng: Rng,
): Step<ConstructionBoom> {
  const waves = collapse(grid);
  for (const wave of waves) events.push(...tellOf(wave));
  const combos = consumeCombos(grid);
  for (const cells of combos) events.push(toAll({ type: 'combo', cells }));
  const turn = turnOf(state);
  const settled: State = {
    ...state,
    building: buildingOf(grid),
    removed: [...state.removed, ...lostTiles(waves)],
    open: [],
    bonusUsed: false,
  };
  if (combos.length > 0 && !bonus && hasSinglePlacement(grid, settled.hands[rivalOf(turn)])) {
    return { state: { ...settled, phase: 'bonus', actor: turn }, events };
  }
  return endTurn(settled, events, rng);
}

/** The turn is over after a placement, with a bonus or without (§4.1). */
export function endTurn(state: State, events: AddressedEvent[], rng: Rng): Step<ConstructionBoom> {
  if (state.hands.every((hand) => hand.length === 0)) return endRound(state, events, rng);
  return beginTurn(state, rivalOf(turnOf(state)), events, rng);
}

/** That player passes (§4.1): the round ends, or it is the other's turn. */
export function pass(
  state: State,
  seat: Player,
  forced: boolean,
  events: AddressedEvent[],
  rng: Rng,
): Step<ConstructionBoom> {
  events.push(toAll({ type: 'passed', seat, forced }));
  if (state.passes + 1 === LAST_PASS) return endRound(state, events, rng);
  return beginTurn({ ...state, passes: 1 }, rivalOf(seat), events, rng);
}

/** It is that player's turn; who can place nothing passes at once (§4.1). */
export function beginTurn(state: State, turn: Player, events: AddressedEvent[], rng: Rng): Step<ConstructionBoom> {
  const grid = gridOf(state.building, tilesOf(state.options));
  if (!hasSinglePlacement(grid, state.hands[turn])) return pass(state, turn, true, events, rng);
  return { state: { ...state, phase: 'build', actor: turn, turn }, events };
}

/** Scores the round (§8); then the next one is dealt, or the match is over (§2.1). */
function endRound(state: State, events: AddressedEvent[], rng: Rng): Step<ConstructionBoom> {
  const { options, contract, round } = state;
  if (contract === null) throw new Error('a round without a contract cannot end');
  const scored = finishedRound(contract, state.building, tilesOf(options));
  const history = [...state.history, scored];
  const money = moneyAfter(history);
  events.push(toAll({ type: 'round-scored', ...scored }));
  if (round < options.rounds) {
    const next = dealRound({ options, round: round + 1, opener: rivalOf(state.opener), money, history }, rng);
    return { state: next.state, events: [...events, ...next.events] };
  }
  events.push(toAll({ type: 'match-ended', winners: winnersOf(money), money }));
  return { state: { ...state, phase: 'over', actor: null, turn: null, passes: 0, money, history }, events };
}

function tellOf({ grounds, falls }: Wave): readonly AddressedEvent[] {
  return [
    ...grounds.map((ground) => toAll({ type: 'collapsed', ...ground })),
    ...falls.flatMap(({ tile, column, from, to, crushed }) => [
      ...(crushed === null ? [] : [toAll({ type: 'crushed', ...crushed })]),
      toAll({ type: 'fell', tile, column, from, to }),
    ]),
  ];
}

function turnOf({ turn }: State): Player {
  if (turn === null) throw new Error('nobody has the turn outside the construction phase');
  return turn;
}
