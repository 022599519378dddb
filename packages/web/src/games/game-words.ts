import type { GameTypes } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import type { WordsOf } from '@boomtown/ui-kit/sentence';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../app/words.ts';
import type { Words } from '../messages/words.ts';

/** The sentences that the pages say of any game. */
type GameSentence = 'name' | 'tagline';
type OptionalGameSentence = 'author' | 'leaving-ends' | 'leaving-stays' | `preset-${string}`;

/** A sentence that every game has. */
export function gameText(id: GameId, sentence: GameSentence): string {
  const known: WordsOf<GameTypes> = words.value;
  return known.text(`${id}.${sentence}`);
}

/** A sentence that a game may have; `null` if it has none. */
export function gameTextIfAny(id: GameId, sentence: OptionalGameSentence, page: Words = words.value): string | null {
  const known: WordsOf<GameTypes> = page;
  const key = `${id}.${sentence}`;
  return known.has(key) ? known.text(key) : null;
}

/** What a game is called: by its id where this build has it no more. */
export function gameName(id: GameId): string {
  return isGameId(id) ? gameText(id, 'name') : id;
}

/** Who made the game; `null` where its rulebook names nobody. */
export function authorOf(game: GameId): string | null {
  return gameTextIfAny(game, 'author');
}
