import { type Measured, stepStream } from '@boomtown/game-core';
import {
  type ConstructionBoom,
  constructionBoomGame,
  constructionBoomGame as game,
  readBuilding,
  type State,
} from '../rules/index.ts';
import { tilesOf } from '../view.ts';

/** The contractor's turn where most can be built. */
export const measured: readonly Measured<ConstructionBoom>[] = [
  {
    game,
    longestList: 2,
    places: () =>
      largeBuildings().map(({ name, state }) => {
        const legal = game.legal(game.publicView(state), game.privateView(state, 0), 0);
        return { name, moments: [{ state, seat: 0, legal }] };
      }),
  },
];

/** A state of the construction phase that is as laborious as can be: a hand of ten, six grounds, twenty columns. */
export interface LargeBuilding {
  readonly name: string;
  readonly state: State;
}

const TILES = tilesOf(constructionBoomGame.defaults);
const HAND = 10;

/** One street of twenty columns without a gap, and a hand of which eight tiles go nearly anywhere. */
const STREET = `
1 | MT> MT> MT> MT> MT> MT> MT> MT OT OT OT OT CT <CT <CT <CT <CT <CT <CT <CT
0 | .   .   .   .   .   .   .   OG OG MG MG MG CG .   .   .   .   .   .   .
  | -7  -6  -5  -4  -3  -2  -1  0  1  2  3  4  5  6   7   8   9   10  11  12
`;

/** Separate grounds after collapses, and a hand whose tiles may stick out of each other. */
const RUINS = `
1 | MT> MT <MT MT> MT <MT MT <MT .  .  .  OT OT .  .  .  .  .  .  OT
0 | .   OG .   .   MG .   OG .   .  .  .  MG MG .  .  .  .  .  .  MG
  | 0   1  2   3   4  5   6  7   8  9  10 11 12 13 14 15 16 17 18 19
`;

export function largeBuildings(): readonly LargeBuilding[] {
  return [
    { name: 'one street', state: stateOf(STREET, ['OT', 'OT', 'OT', 'OT', 'OR', 'OR', 'OR', 'OR', 'CR', 'CR']) },
    { name: 'ruins', state: stateOf(RUINS, ['CT', 'CT', 'CT', 'CT', 'CT', 'CT', 'CT', 'CT', 'CR', 'CR']) },
  ];
}

/** The contractor's turn before this building with tiles of these kinds in hand. */
function stateOf(drawing: string, kinds: readonly string[]): State {
  const building = readBuilding(drawing, TILES);
  if (!building.ok) throw new Error(building.error.message);
  const free = TILES.filter(({ id }) => !building.value.some(({ tile }) => tile === id));
  const hand = kinds.map((kind) => {
    const at = free.findIndex(({ material, type }) => `${material[0]}${type[0]}`.toUpperCase() === kind);
    const [tile] = free.splice(at, 1);
    if (at < 0 || tile === undefined) throw new Error(`no tile ${kind} is left`);
    return tile.id;
  });
  const left = free.map(({ id }) => id);
  const dealt = constructionBoomGame.setup({ rounds: 1, opener: 0 }, 2, stepStream(new Uint8Array(32), 0));
  if (!dealt.ok) throw new Error(dealt.error.message);
  const state = constructionBoomGame.parseState({
    ...dealt.value.state,
    phase: 'build',
    actor: 0,
    turn: 0,
    contract: { contractor: 0, number: 6, material: 'cheap', doubled: false },
    hands: [hand.toSorted((a, b) => a - b), left.slice(0, HAND)],
    aside: [],
    removed: left.slice(HAND),
    building: building.value,
  });
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}
