import type { Bot, Bots } from '@boomtown/bots';
import { bots } from '@boomtown/constructo/bots';
import { constructoGame } from '@boomtown/constructo/rules';

/** What each planted bot does when it is asked. */
const DOES = {
  hangs: () => {
    for (;;);
  },
  dies: () => process.exit(1),
  throws: () => {
    throw new Error('planted');
  },
  'answers what is not legal': () => ({ type: 'place', piece: 'ring', cell: 9 }),
  'answers no action at all': () => 'a ring, please',
  'answers nothing': () => undefined,
  'answers later': () => Promise.resolve({ type: 'board', board: 'clover' }),
  'eats all memory': () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array(1e6).fill(eaten.length));
  },
};

export const BAD_BOTS = Object.keys(DOES);

/** Each bad bot under a game id of its own, and a good one. All play Constructo. */
export const PLANTED: Bots = {
  ...Object.fromEntries(
    // What they answer is no action, which is the point.
    Object.entries(DOES).map(([id, does]) => [
      id,
      { game: constructoGame, create: () => ({ choose: does }) as Bot<never> },
    ]),
  ),
  good: { game: constructoGame, create: bots.constructo.create },
};
