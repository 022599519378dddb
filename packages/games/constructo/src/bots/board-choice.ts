import type { Thinking } from '@boomtown/bots/playing';
import { boardNamed, type ConstructoAction, type ConstructoView, STANDARD_BOARDS } from '../view.ts';
import { POINT } from './evaluation.ts';
import type { Knowledge } from './knowledge.ts';
import { deepest } from './perfect.ts';
import { FIRST_POSITION } from './position.ts';

/** An own board is preferred to a standard one, which is a draw, only if it looks better for the starter by so much. */
const CLEARLY = 0.5 * POINT;
const DEPTH = 6;

/**
 * The starter's choice of a board. On the standard boards a round is a draw (§2.1), so any of them will do; a hard bot
 * looks whether one of the table's own boards favours the player who starts.
 */
export function chooseBoard(
  view: ConstructoView,
  legal: readonly ConstructoAction[],
  knowledge: Knowledge,
  thinking: Thinking,
): ConstructoAction {
  const { rng } = thinking;
  const standard = legal.slice(0, STANDARD_BOARDS.length);
  const own = thinking.level === 'hard' ? legal.slice(STANDARD_BOARDS.length) : [];
  const any = thinking.level === 'hard' ? standard : legal;
  let best = any[rng.int(any.length)];
  if (best === undefined) throw new Error('no board to choose');
  let most = CLEARLY;
  for (const [i, action] of own.entries()) {
    const board = action.type === 'board' ? boardNamed(view.options, action.board) : undefined;
    if (board === undefined) continue;
    const search = knowledge.searchOn(board);
    search.begin(FIRST_POSITION, () => thinking.spent() >= (i + 1) / own.length);
    const { value } = deepest(search, DEPTH, rng);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}
