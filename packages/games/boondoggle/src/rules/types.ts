/** What a table of Boondoggle consists of, whole and as it is seen; what players do there, and what happens. All of it is plain JSON. */
import type { Seat } from '@boomtown/game-core';
import type { ShapeOf, TypesOf } from '@boomtown/game-core/shapes';
import type { CardKind, NeedsOf } from './data/cards.ts';
import type { needs, openBundle, ROAD_KINDS } from './shape/pieces.ts';
import type { parts, shape } from './shape/shape.ts';

/** The types of this game as one bag. */
export interface Boondoggle extends TypesOf<typeof shape> {}
export type Options = Boondoggle['Options'];
export type State = Boondoggle['State'];
export type PublicView = Boondoggle['PublicView'];
export type PrivateView = Boondoggle['PrivateView'];

export type Phase = State['phase'];
export type Goods = State['supply'];
export type Prices = State['prices'];

export type RoadKind = (typeof ROAD_KINDS)[number];
export type SchemeKind = 'kickback' | 'guardrail';
export type MileKind = RoadKind | SchemeKind;
export type Disc = SchemeKind;

export type Segments = State['segments'];
export type Road = NonNullable<Segments[keyof Segments]>[number];
export type Chain = ShapeOf<(typeof parts)['chain']>;
export type Mile = Chain['project'][number];

/** What everybody knows of a player. Amounts of money are dollars. */
export type OpenPlayer = ShapeOf<(typeof parts)['openPlayer']>;
export type Player = State['players'][number];
export type PublicPlayer = PublicView['players'][number];

export type Offer = State['offers'][number];
export type OpenOffer = PublicView['offers'][number];
export type Bundle = Offer['give'];
export type OpenBundle = ShapeOf<typeof openBundle>;

/** What one side of an offer consists of; `Cards` is a list of kinds, or a number for those who may not know them. */
export type BundleOf<Cards> = Omit<Bundle, 'cards'> & { readonly cards: Cards };

export interface OfferOf<Cards> extends Omit<Offer, 'give' | 'want'> {
  readonly give: BundleOf<Cards>;
  readonly want: BundleOf<Cards>;
}

/** A hostile purchase that waits for its answer; `own` if the purchaser's own card was used. */
export type Purchase = NonNullable<State['purchase']>;
export type CompletedPurchase = State['purchases'][number];

/** What can be asked of a state and of a public view alike. */
export interface OpenTable extends ShapeOf<(typeof parts)['openTable']> {
  readonly players: readonly OpenPlayer[];
}

/** A table as one seat sees it. */
export interface SeatView {
  readonly view: PublicView;
  readonly own: PrivateView;
  readonly seat: Seat;
}

/** What a player can do (§8). */
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

/** What happened, for the log, the animation and the sound. */
export type BoondoggleEvent = Boondoggle['Event'];

export type Choices = Partial<NeedValues>;

/** Net change of a player's money and goods; only what changed. */
export type Gains = Extract<BoondoggleEvent, { readonly type: 'card-played' }>['gains'];
