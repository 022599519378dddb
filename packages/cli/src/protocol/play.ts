import { actors, type GameTypes, legal, type MadeAction, type Match, type Rng, submit } from '@boomtown/game-core';

/**
 * Plays up to `limit` actions, each by a uniformly random actor and a uniformly random legal action of it; stops when
 * the game is over.
 */
export function playAtRandom(
  start: Match<GameTypes>,
  limit: number,
  rng: Rng,
): { readonly match: Match<GameTypes>; readonly actions: readonly MadeAction[] } {
  let match = start;
  const actions: MadeAction[] = [];
  while (actions.length < limit) {
    const acting = actors(match.game, match.state);
    const seat = acting[acting.length > 0 ? rng.int(acting.length) : 0];
    if (seat === undefined) break;
    const choices = legal(match.game, match.state, seat);
    const action = choices[rng.int(choices.length)];
    const next = submit(match, seat, action);
    if (!next.ok) throw new Error(`${match.game.info.id} refused a legal action: ${next.error.code}`);
    match = next.value.match;
    actions.push({ seat, action });
  }
  return { match, actions };
}
