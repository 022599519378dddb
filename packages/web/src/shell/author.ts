import type { GameId } from '@boomtown/wire/browser';
import { words } from '../app/words.ts';

/** Who made the game; `null` where its rulebook names nobody. */
export function authorOf(game: GameId): string | null {
  const key = `${game}.author`;
  // Authors' names have no blanks to fill.
  return words.value.has(key) ? words.value.text(key as 'constructo.author') : null;
}
