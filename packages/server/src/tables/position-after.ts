import {
  type AnyGame,
  type GameTypes,
  ok,
  outcome,
  type ReplaySource,
  type Result,
  refuse,
  replayInSteps,
} from '@boomtown/game-core';

/**
 * Plays the actions of a match again, which comes from outside, with a rest before each. Refused as the first action that is not
 * legal, as the setup, or as `game-over` where nothing is left to be played.
 */
export function* positionAfter(game: AnyGame, source: ReplaySource): Generator<void, Result<GameTypes['State']>> {
  const replayed = yield* replayInSteps(game, source);
  if (!replayed.ok) return { ok: false, error: replayed.error.refusal };
  const { state } = replayed.value;
  if (outcome(game, state) !== null) return refuse('game-over', 'There the match is over.', 'contract');
  return ok(state);
}
