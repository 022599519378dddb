/** What a table of Boondoggle consists of, whole and as it is seen; actions.ts and events.ts are the rest. All of it is plain JSON. */
import type { Seat } from '@boomtown/game-core';
import type { ShapeOf, TypesOf } from '@boomtown/game-core/shapes';
import type { openBundle, ROAD_KINDS } from './shape/pieces.ts';
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
