import { type Game, type GameTypes, type Rng, sameJson } from '@boomtown/game-core';
import type { Observation } from './bot.ts';

/**
 * States that could be the true one, for a bot that does not know it: a stream of fair draws from all that fit what the
 * seat sees.
 * @param invent builds any one state that fits the seat's views, from them alone; the game's own `redeal` makes a fair
 * draw of it. That it fits is checked: a bot that thinks about impossible worlds is a broken invariant and throws.
 */
export function worldsOf<T extends GameTypes>(
  game: Pick<Game<T>, 'info' | 'publicView' | 'privateView' | 'redeal'>,
  invent: (sight: Observation<T>) => T['State'],
  sight: Observation<T>,
  rng: Rng,
): () => T['State'] {
  const invented = invent(sight);
  const fits =
    sameJson(game.publicView(invented), sight.view) && sameJson(game.privateView(invented, sight.seat), sight.own);
  if (!fits) throw new Error(`the state invented for ${game.info.id} does not fit what seat ${sight.seat} sees`);
  if (game.redeal === undefined) return () => invented;
  const redeal = game.redeal.bind(game);
  return () => redeal(invented, sight.seat, rng);
}
