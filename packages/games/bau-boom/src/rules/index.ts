import type { Game, TableSetup } from '@boomtown/game-core';
import { perform } from './apply.ts';
import { parseState } from './parse.ts';
import { setup } from './setup.ts';
import type { BauBoom } from './types.ts';
import { privateView, publicView, redeal, remembered } from './view.ts';
import { bauBoomRules } from './view-rules.ts';

const samples: readonly TableSetup[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { hills: ['15', '10', '10'], starter: 2, turnLimit: 150 } },
  { seats: 4, options: { openBarrows: true, hills: ['10', '15', '10', '15'], turnLimit: 120 } },
  { seats: 2, options: { variant: 'clever', starter: 1, turnLimit: 150 } },
  { seats: 4, options: { variant: 'clever', hills: '15', turnLimit: 100 } },
  { seats: 3, options: { variant: 'clever', openBarrows: true, hills: ['10', '15', '10'], turnLimit: 100 } },
  { seats: 2, options: { variant: 'young', hills: ['10', '15'], turnLimit: 150 } },
  { seats: 4, options: { variant: 'young', hills: '15', starter: 3, turnLimit: 60 } },
  { seats: 2, options: { turnLimit: 1 } },
];

/** Bau Boom, whole. */
export const bauBoomGame: Game<BauBoom> = {
  ...bauBoomRules,
  samples,
  setup,
  perform,
  publicView,
  privateView,
  seatsOf: (state) => state.barrows.length,
  parseState,
  // What lies in the barrows is shown as at a table that plays with open ones.
  uncoveredView: (state) => publicView({ ...state, options: { ...state.options, openBarrows: true } }),
  // A load of which nothing fits, and a young builder's drawn block that does not, are back in the container at once.
  shownInPassing: { toAll: { unloaded: ['blocks'], drawn: ['block'] }, toSeat: { drawn: ['block'] } },
  redeal: (state, _viewer, rng) => redeal(state, rng),
  remembered,
};

export type {
  Barrow,
  BauBoom,
  BauBoomAction,
  BauBoomEvent,
  BauBoomOptions,
  BauBoomPrivateView,
  BauBoomPublicView,
  BauBoomRefusalCode,
  BauBoomState,
  Block,
  BuildAction,
  DemolishAction,
  Dice,
  Hill,
  MoveBy,
  Pending,
  Phase,
  Plan,
  SeenLoad,
  Space,
  SpaceKind,
  Square,
  Table,
  Variant,
} from './types.ts';

/** Whole rules by the game's id. */
export const games = { 'bau-boom': bauBoomGame };
