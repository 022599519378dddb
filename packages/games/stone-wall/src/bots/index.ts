import { defaultBot } from '@boomtown/bots/playing';
import { game } from '../rules/index.ts';
import { inventedState, pointsFor, type StoneWall } from '../view.ts';

/** Who plays the game where no person does: tries matches to their end, with what is worth the most at first sight. */
const create = () =>
  defaultBot<StoneWall>(game, {
    worth: ({ card, cell }, { view }) => pointsFor(view.board, card, cell),
    invent: ({ view, own, seat }) => inventedState(view, seat, own.hand ?? []),
  });

export const bots = { 'stone-wall': { game, create } };
