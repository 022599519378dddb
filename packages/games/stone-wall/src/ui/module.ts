import { plainGame } from '@boomtown/scene-kit/plain-game';
import { rules, type StoneWall, scoreOf } from '../view.ts';
import { table } from './table.ts';

/** The game in the browser. Whatever it does better than the default stands after `...plainGame(…)`. */
export const modules = {
  'stone-wall': plainGame<StoneWall>({ rules, ...table, score: ({ board }, seat) => scoreOf(board, seat) }),
};
