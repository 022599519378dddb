import type { GameId } from '@boomtown/wire/browser';
import { gameTextIfAny } from '../games/game-words.ts';

/** Who made the game; `null` where its rulebook names nobody. */
export function authorOf(game: GameId): string | null {
  return gameTextIfAny(game, 'author');
}
