import type { PuzzleSettings } from '@boomtown/bots/playing';
import type { Constructo } from '../view.ts';
import { Knowledge } from './knowledge.ts';
import { solve } from './perfect.ts';
import { actionOf, positionOf } from './position.ts';

/** The memory of one search has room for 2^16 positions. */
const MEMORY_BITS = 16;
/** To win the round or not is all that matters. */
const TO_WIN = { least: 0, most: 1 };
/** Where so few actions are legal nothing is to be found. */
const FEWEST_ACTIONS = 5;

/** Rounds in which exactly one action keeps the win, worked out to their end. */
export const PUZZLES: PuzzleSettings<Constructo> = {
  solve(view, asks) {
    if (view.phase !== 'turn') return null;
    // What another position had left in the memory would decide how far this one gets.
    const search = new Knowledge(MEMORY_BITS).searchOf(view);
    let asked = 0;
    search.begin(positionOf(view), () => {
      asked += 1;
      return asked > asks;
    });
    if (search.legal(0).length < FEWEST_ACTIONS) return null;
    const solved = solve(search, null, TO_WIN);
    const [only, ...others] = solved?.actions ?? [];
    if (search.stopped || solved?.points !== TO_WIN.most || only === undefined || others.length > 0) return null;
    return { keeps: actionOf(only) };
  },
};
