import type { Measured } from '@boomtown/game-core';
import { type ConstructionBoom, constructionBoomGame as game } from '../rules/index.ts';
import { largeBuildings } from './largest-buildings.ts';

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
