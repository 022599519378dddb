import type { Game } from '@boomtown/game-core';
import { perform } from './apply/perform.ts';
import { parseState } from './parse/state.ts';
import { redeal } from './redeal.ts';
import { setup } from './setup.ts';
import type { Boondoggle } from './types.ts';
import { privateView, publicView } from './view.ts';
import { boondoggleRules } from './view-rules.ts';

/** The whole game. */
export const boondoggleGame: Game<Boondoggle> = {
  ...boondoggleRules,
  samples: [
    { seats: 2, options: {} },
    { seats: 3, options: { roundLimit: 8 } },
    { seats: 4, options: { roundLimit: 5 } },
    { seats: 5, options: { roundLimit: 4 } },
    { seats: 6, options: { roundLimit: 3 } },
  ],
  setup,
  perform,
  publicView,
  privateView,
  seatsOf: (state) => state.players.length,
  parseState,
  redeal,
};

export type { Action, Boondoggle, BoondoggleEvent, Options, PrivateView, PublicView, State } from './types.ts';

/** Whole rules by the game's id. */
export const games = { boondoggle: boondoggleGame };
