import type { StoredPuzzle } from '../../local-storage/puzzles.ts';
import type { Words } from '../../messages/words.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** Whose place is taken in a puzzle, and what is asked there. `side`: what the seat is called in its game; may be empty. */
export function puzzleQuestion({ puzzle, match }: StoredPuzzle, side: string, words: Words): string {
  const { text } = words;
  const { seat } = puzzle;
  const name = match?.names[seat];
  const named = (who: string): string => (side === '' ? who : text('puzzles.asSide', { who, side }));
  const place =
    name === undefined
      ? text('puzzles.asSeat', { seat: named(words.number(seat + 1)) })
      : text('puzzles.asPerson', { name: named(name) });
  return `${place} ${askedIn(puzzle, words)}`;
}

function askedIn({ keeps }: Puzzle, { text }: Words): string {
  switch (keeps?.what) {
    case 'win':
      return text('puzzles.askWin');
    case 'draw':
      return text('puzzles.askDraw');
    case 'lead':
      return text('puzzles.askLead', { count: keeps.points });
    case undefined:
      return text('puzzles.ask');
  }
}

/** How good a choice is, once one was made. */
export function worthWords({ choices, best, keeps }: Puzzle, nth: number, { text }: Words): string {
  const behind = choices[nth]?.behind ?? null;
  if (nth === best) {
    if (keeps === null) return text('puzzles.best');
    if (keeps.what === 'lead') return text('puzzles.keepsLead', { count: keeps.points });
    return text(keeps.what === 'win' ? 'puzzles.keepsWin' : 'puzzles.keepsDraw');
  }
  if (behind !== null) {
    return text('puzzles.behind', { points: Math.round(100 * behind.value), band: Math.ceil(100 * behind.band) });
  }
  if (keeps?.what === 'lead') return text('puzzles.worseLead');
  return text(keeps?.what === 'draw' ? 'puzzles.worseDraw' : 'puzzles.worseWin');
}
