import { eventsFor } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import {
  type ConstructionBoom,
  type GameEvent,
  constructionBoomGame as game,
  type PublicView,
} from '../../src/rules/index.ts';

export interface RandomStep {
  readonly before: PublicView;
  readonly after: PublicView;
  readonly events: readonly GameEvent[];
}

/** Steps of matches that are played at random, as a spectator sees them. */
export function randomSteps(seed: string, rounds = 2): readonly RandomStep[] {
  const play = playAtRandom<ConstructionBoom>(game, { seats: 2, options: { rounds }, seed, policy: seed });
  const views = play.positions.map(({ state }) => game.publicView(state));
  return play.positions.flatMap(({ events }, i) => {
    const [before, after] = [views[i - 1], views[i]];
    return before === undefined || after === undefined ? [] : [{ before, after, events: eventsFor(events, []) }];
  });
}
