import { boondoggleGame } from './game.ts';

export type { Action } from './actions.ts';
export type { Boondoggle } from './boondoggle.ts';
export type { BoondoggleEvent } from './events.ts';
export { boondoggleGame } from './game.ts';
export type { Options, PrivateView, PublicView, State } from './types.ts';

/** Whole rules by the game's id. */
export const games = { boondoggle: boondoggleGame };
