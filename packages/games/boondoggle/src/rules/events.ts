/** What happened, for the log, the animation and the sound. */
import type { NeedValues } from './actions.ts';
import type { Boondoggle } from './types.ts';

export type BoondoggleEvent = Boondoggle['Event'];

export type Choices = Partial<NeedValues>;

/** Net change of a player's money and goods; only what changed. */
export type Gains = Extract<BoondoggleEvent, { readonly type: 'card-played' }>['gains'];
