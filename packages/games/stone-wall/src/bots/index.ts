import { defaultBot, type Glance, type Observation } from '@boomtown/bots/playing';
import { inventedState, stoneWallGame } from '../rules/index.ts';
import { type Action, HIGHEST, neighbours, pointsFor, type StoneWall } from '../view.ts';

/** What an empty cell beside a card costs, for each number by which a card of others may be higher. */
const OPENING = 0.15;

/** Points at once, less what the card offers to higher ones beside it. */
function worth({ card, cell }: Action, { view }: Glance<StoneWall>): number {
  const open = neighbours(cell).filter((other) => view.board[other] === null).length;
  return pointsFor(view.board, card, cell) - OPENING * open * (HIGHEST - card);
}

const invent = ({ view, own, seat }: Observation<StoneWall>) => inventedState(view, seat, own.hand ?? []);

/** Who plays the game where no person does. */
export const bots = {
  'stone-wall': { game: stoneWallGame, create: () => defaultBot<StoneWall>(stoneWallGame, { invent, worth }) },
};
