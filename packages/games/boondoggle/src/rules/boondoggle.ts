import type { GameTypes } from '@boomtown/game-core';
import type { Action } from './actions.ts';
import type { BoondoggleEvent } from './events.ts';
import type { Options, PrivateView, PublicView, State } from './types.ts';

/** The types of this game as one bag. */
export interface Boondoggle extends GameTypes {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Event: BoondoggleEvent;
  readonly PublicView: PublicView;
  readonly PrivateView: PrivateView;
}
