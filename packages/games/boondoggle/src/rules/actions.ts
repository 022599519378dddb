/** What a player can do, and the codes with which it is refused. */
import type { ShapeOf } from '@boomtown/game-core/shapes';
import type { CardKind, NeedsOf } from './data/cards.ts';
import type { needs } from './shape/pieces.ts';
import type { Boondoggle } from './types.ts';

export type Action = Boondoggle['Action'];

/** The form of everything that a card may need (§3). */
export type NeedValues = { readonly [need in keyof typeof needs]: ShapeOf<(typeof needs)[need]> };

export type PlayOf<K extends CardKind> = { readonly type: 'play'; readonly card: K } & Pick<NeedValues, NeedsOf<K>>;
export type Play = { readonly [kind in CardKind]: PlayOf<kind> }[CardKind];

export type MakeOffer = Extract<Action, { readonly type: 'offer' }>;
export type Answer = Extract<Action, { readonly offer: number }>;
export type Deal = Extract<Action, { readonly market: string }>;
export type Lay = Extract<Action, { readonly type: 'build' | 'kickback' | 'guardrail' }>;
export type Plain = Exclude<Action, Play | MakeOffer | Answer | Deal | Lay>;

/** The game's own refusals, in the order in which they are tested (§8). */
export type RefusalCode =
  | 'not-in-hand'
  | 'no-deck'
  | 'no-such-offer'
  | 'not-eligible'
  | 'bad-target'
  | 'unplayable'
  | 'market-used'
  | 'too-many'
  | 'own-road'
  | 'not-next'
  | 'no-road-there'
  | 'no-pieces'
  | 'offer-limit'
  | 'no-goods'
  | 'not-in-supply'
  | 'cannot-afford'
  | 'cannot-fulfil';
