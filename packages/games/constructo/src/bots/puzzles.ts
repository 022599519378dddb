import type { Kept, OnlyMove, PuzzleSettings } from '@boomtown/bots/playing';
import type { Constructo, ConstructoView } from '../view.ts';
import { glance } from './choices.ts';
import { Knowledge } from './knowledge.ts';
import type { OpeningBook } from './openings.ts';
import { EACH_POINT, solve } from './perfect.ts';
import { actionOf, positionOf } from './position.ts';
import type { RoundSearch } from './search.ts';

/** Each board's memory has room for 2^20 positions, as that of the analysis. */
const MEMORY_BITS = 20;
/** To win the round or not is all that matters. */
const TO_WIN = { least: 0, most: 1 };
/** Where so few actions are legal nothing is to be found. */
const FEWEST_ACTIONS = 4;

/** Positions in which exactly one action is best, the round worked out to its end. */
export const PUZZLES: PuzzleSettings<Constructo> = {
  solver() {
    const knowledge = new Knowledge(MEMORY_BITS);
    return { only: (view, asks) => (view.phase === 'turn' ? onlyMove(view, knowledge, asks) : null) };
  },
};

function onlyMove(view: ConstructoView, knowledge: Knowledge, asks: number): OnlyMove<Constructo> | null {
  const search = knowledge.searchOf(view);
  const book = knowledge.bookOf(view);
  let asked = 0;
  search.begin(positionOf(view), () => {
    asked += 1;
    return asked > asks;
  });
  if (search.legal(0).length < FEWEST_ACTIONS) return null;
  const solved = solve(search, book, EACH_POINT);
  // A round that is lost in any case asks for nothing.
  if (search.stopped || solved === null || solved.points < 0) return null;
  const [only, ...asGood] = solved.actions;
  if (only === undefined || asGood.length > 0) return null;
  const keeps = keptBy(solved.points, search, book);
  if (keeps === null) return null;
  const others = glance(search, 0)
    .filter(({ action }) => action !== only)
    .sort((a, b) => b.value - a.value)
    .map(({ action }) => actionOf(action));
  return { action: actionOf(only), keeps, others };
}

/** What the only best action keeps; `null` if there was no time to find out whether others win as well. */
function keptBy(points: number, search: RoundSearch, book: OpeningBook | null): Kept | null {
  if (points === 0) return { what: 'draw', points };
  if (points === 1) return { what: 'win', points };
  const winning = solve(search, book, TO_WIN);
  if (search.stopped || winning === null) return null;
  return { what: winning.actions.length === 1 ? 'win' : 'lead', points };
}
