import { gameName } from '../../games/game-words.ts';
import type { StoredPuzzle } from '../../local-storage/puzzles.ts';
import type { Words } from '../../messages/words.ts';

/** What a puzzle is called. Two from different matches have different names, also where the same people sat there. */
export function puzzleTitle({ puzzle, day, match }: StoredPuzzle, words: Words): string {
  const { text } = words;
  const game = gameName(puzzle.game);
  if (day !== null) return text('puzzles.ofDay', { game, day: words.day(Date.parse(`${day}T12:00`)) });
  const { step } = puzzle;
  if (match === null) return text('puzzles.ofMatch', { game, step });
  const people = words.list(match.names);
  return match.table === null
    ? text('puzzles.ofFile', { game, step, people, sign: match.sign })
    : text('puzzles.ofTable', { game, step, people, table: match.table });
}
