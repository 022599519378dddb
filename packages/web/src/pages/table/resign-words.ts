import type { GameId } from '@boomtown/wire/browser';
import { gameTextIfAny } from '../../games/game-words.ts';
import type { Words } from '../../messages/words.ts';

/**
 * What resigning all one's seats at a table of this game leads to, in sentences.
 * @param stay the names of those who would be left
 */
export function resignWords(game: GameId, stay: readonly string[], words: Words): readonly string[] {
  const { text, list } = words;
  const [alone, ...more] = stay;
  if (alone === undefined) return [text('leave.allMine')];
  const said = (sentence: string | null) => (sentence === null ? [] : [sentence]);
  if (more.length === 0)
    return [text('leave.wins', { name: alone }), ...said(gameTextIfAny(game, 'leaving-ends', words))];
  return [text('leave.goesOn', { people: list(stay) }), ...said(gameTextIfAny(game, 'leaving-stays', words))];
}
