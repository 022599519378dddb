import type { Game, TableSetup, ViewRules } from '@boomtown/game-core';
import { perform } from './apply.ts';
import { FLOWER, ROW } from './data/boards.ts';
import { parseState } from './parse.ts';
import { setup } from './setup.ts';
import type { Constructo, Edition } from './types.ts';
import { privateView, publicView } from './view.ts';
import { constructoRules, constructorRules } from './view-rules.ts';

const SAMPLES: readonly TableSetup[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { starter: 0, sameBoard: true } },
  { seats: 2, options: { starter: 1, boards: [ROW, FLOWER] } },
  { seats: 2, options: { starter: 'random', sameBoard: true, boards: [FLOWER] } },
];

/** Yellow and blue bases. */
export const constructoGame: Game<Constructo> = gameOf('constructo', constructoRules);
/** Ice and black pieces. */
export const constructorGame: Game<Constructo> = gameOf('constructor', constructorRules);

function gameOf(edition: Edition, rules: ViewRules<Constructo>): Game<Constructo> {
  return {
    ...rules,
    samples: SAMPLES,
    setup: (options, seats, rng) => setup(edition, options, seats, rng),
    perform: (state, seat, action) => perform(state, seat, action),
    publicView,
    privateView,
    seatsOf: () => 2,
    parseState: (raw) => parseState(edition, raw),
  };
}

export type {
  Board,
  BoardAction,
  Constructo,
  ConstructoAction,
  ConstructoEvent,
  ConstructoOptions,
  ConstructoPrivateView,
  ConstructoRefusalCode,
  ConstructoState,
  ConstructoView,
  Edition,
  MoveAction,
  Pair,
  Piece,
  PlaceAction,
  Reserve,
  Size,
  Stack,
} from './types.ts';

/** Whole rules by the game's id. */
export const games = { constructo: constructoGame, constructor: constructorGame };
