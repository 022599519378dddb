import { type Bot, gauss, type Thinking } from '@boomtown/bots/playing';
import { constructoGame, constructorGame } from '../rules/index.ts';
import { boardNamed, type Constructo, type ConstructoAction, type ConstructoView, STANDARD_BOARDS } from '../view.ts';
import { bestOf, glance, look, type Rated } from './choices.ts';
import { POINT } from './evaluation.ts';
import { Knowledge } from './knowledge.ts';
import { deepest, EACH_POINT, lastRound, type Stakes, solve, trickiest } from './perfect.ts';
import { actionOf, FIRST_POSITION, leadOf, piecesPlayed, positionOf } from './position.ts';
import { PUZZLES } from './puzzles.ts';
import { type RoundSearch, TO_THE_END } from './search.ts';

/** Who plays the game where no person does. */
export const bots = {
  constructo: { game: constructoGame, create: createConstructoBot, puzzles: PUZZLES },
  constructor: { game: constructorGame, create: createConstructoBot, puzzles: PUZZLES },
};

/** An own board is preferred to a standard one, which is a draw, only if it looks better for the starter by so much. */
const CLEARLY = 0.5 * POINT;
const DEPTH = 6;

/**
 * The starter's choice of a board. On the standard boards a round is a draw (§2.1), so any of them will do; a hard bot
 * looks whether one of the table's own boards favours the player who starts.
 */
function chooseBoard(
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

/** Memories for 2^20 positions (12 MB a board) and for as many as a short look sees. */
const DEEP_MEMORY = 20;
const SHALLOW_MEMORY = 14;
/** How far off an easy bot's opinion of an action usually is. */
const EASY_MISJUDGES = 0.6 * POINT;
/** How often an easy bot does not look at all: one time in this many. */
const EASY_SLIPS = 8;
const NORMAL_DEPTH = 4;
const NORMAL_MISJUDGES = 0.15 * POINT;
/** Before this many pieces are played a board that is in no book is not solved in a decision's time. */
const SOLVABLE_PIECES = 3;
/** The part of its time after which a hard bot stops preparing and begins to solve. */
const PREPARED = 0.15;
/** The part after which it stops solving, if nothing is certain by then. */
const SOLVED_BY = 0.8;

/** A bot for both editions. What it remembers of positions it keeps for the next decision on the same board. */
export function createConstructoBot(): Bot<Constructo> {
  const deep = new Knowledge(DEEP_MEMORY);
  const shallow = new Knowledge(SHALLOW_MEMORY);
  return {
    choose({ view, legal }, thinking): ConstructoAction {
      const knowledge = thinking.level === 'hard' ? deep : shallow;
      if (view.phase === 'board') return chooseBoard(view, legal, knowledge, thinking);
      const [only, another] = legal;
      if (only !== undefined && another === undefined) return only;
      return actionOf(chooseTurn(view, knowledge, thinking));
    },
  };
}

function chooseTurn(view: ConstructoView, knowledge: Knowledge, thinking: Thinking): number {
  const search = knowledge.searchOf(view);
  switch (thinking.level) {
    case 'easy':
      return easyTurn(view, search, thinking);
    case 'normal':
      return normalTurn(view, search, thinking);
    case 'hard':
      return hardTurn(view, knowledge, thinking);
  }
}

/** Sees what an action does, not what follows from it, and is easily mistaken. */
function easyTurn(view: ConstructoView, search: RoundSearch, { rng }: Thinking): number {
  search.begin(positionOf(view), () => false);
  const slips = rng.int(EASY_SLIPS) === 0;
  return bestOf(mistaken(glance(search, 0), slips ? 100 * POINT : EASY_MISJUDGES, rng), rng).action;
}

/** Sees a few turns ahead. */
function normalTurn(view: ConstructoView, search: RoundSearch, thinking: Thinking): number {
  search.begin(positionOf(view), thinking.isOver);
  const rated = look(search, NORMAL_DEPTH);
  if (rated !== null) return bestOf(mistaken(rated, NORMAL_MISJUDGES, thinking.rng), thinking.rng).action;
  search.begin(positionOf(view), () => false);
  return bestOf(glance(search, 0), thinking.rng).action;
}

function mistaken(rated: readonly Rated[], by: number, rng: Thinking['rng']): readonly Rated[] {
  return rated.map(({ action, value }) => ({ action, value: value + by * gauss(rng) }));
}

/** Plays perfectly where it can see the end of the round or knows the opening, and else as far as it sees. */
function hardTurn(view: ConstructoView, knowledge: Knowledge, thinking: Thinking): number {
  const position = positionOf(view);
  const search = knowledge.searchOf(view);
  const book = knowledge.bookOf(view);
  const stakes = stakesOf(view);
  const known = book !== null || piecesPlayed(position) >= SOLVABLE_PIECES;

  search.begin(position, known ? () => thinking.spent() >= PREPARED : thinking.isOver);
  const seen = deepest(search, known ? 4 : TO_THE_END, thinking.rng);
  if (!known) return seen.action;

  search.begin(position, () => thinking.spent() >= SOLVED_BY);
  const perfect = solve(search, book, stakes);
  if (perfect === null) return seen.action;
  search.begin(position, thinking.isOver);
  return trickiest(search, book, perfect, stakes, thinking);
}

function stakesOf(view: ConstructoView): Stakes {
  return view.round === 1 ? EACH_POINT : lastRound(leadOf(view));
}
