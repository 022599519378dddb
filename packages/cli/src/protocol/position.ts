import { actors, type GameTypes, legal, type Match, outcome } from '@boomtown/game-core';

/** A position as the protocol writes it: `legal` has a key for each actor. */
export function position({ game, step, state }: Match<GameTypes>): object {
  const acting = actors(game, state);
  return {
    game: game.info.id,
    step,
    state,
    actors: acting,
    legal: Object.fromEntries(acting.map((seat) => [seat, legal(game, state, seat)])),
    outcome: outcome(game, state),
  };
}
