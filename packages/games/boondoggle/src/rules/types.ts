/** What a table of Boondoggle consists of, whole and as it is seen; actions.ts and events.ts are the rest. All of it is plain JSON. */
import type { Seat } from '@boomtown/game-core';
import type { CardKind } from './data/cards.ts';
import type { Company, Destination, Lane, NodeId, SegmentId } from './data/map.ts';
import type { Market, Resource } from './data/markets.ts';
import type { Honcho } from './data/start.ts';

export interface Options {
  /** Rounds after which a game without a complete project ends (§7.5). */
  readonly roundLimit: number;
}

export type Phase = 'buy-card' | 'play-card' | 'answer' | 'trade' | 'job' | 'sell' | 'build' | 'scheme' | 'over';

export type Goods = { readonly [resource in Resource]: number };
export type Prices = { readonly [market in Market]: number };

export type RoadKind = 'regular' | 'bus' | 'elevated';
export type SchemeKind = 'kickback' | 'guardrail';
export type MileKind = RoadKind | SchemeKind;
export type Disc = SchemeKind;

export interface Road {
  readonly seat: Seat;
  readonly kind: RoadKind;
}

/** Roads on the segments that have any, the lowest first. */
export type Segments = { readonly [id in SegmentId]?: readonly Road[] };

export interface Mile {
  readonly segment: SegmentId;
  readonly by: MileKind;
}

/** A project as far as the map is concerned: where it began, its miles in order, where it stands, lanes passed twice. */
export interface Chain {
  readonly company: Company;
  readonly project: readonly Mile[];
  readonly head: NodeId;
  readonly passed: readonly Lane[];
}

/** What everybody knows of a player. Amounts of money are dollars. */
export interface OpenPlayer extends Chain {
  readonly money: number;
  readonly goods: Goods;
  /** Is the own Hostile Purchase still there? It is not in `hand`. */
  readonly ownPurchase: boolean;
  /** What is left of the federal stack; `null` before the first road. */
  readonly funds: number | null;
  readonly honchos: readonly Honcho[];
  readonly roads: number;
  readonly kickbacks: number;
  readonly guardrails: number;
  /** Is the project complete? */
  readonly shown: boolean;
  /** Sits out phases 5 to 7 of this round. */
  readonly working: boolean;
  /** Kickback coupons played this round. */
  readonly coupons: number;
  /** A market maven was played this round. */
  readonly maven: boolean;
}

export interface Player extends OpenPlayer {
  readonly hand: readonly CardKind[];
  readonly destinations: readonly Destination[];
}

export interface PublicPlayer extends OpenPlayer {
  readonly hand: number;
  /** How many, until the project is complete. */
  readonly destinations: number | readonly Destination[];
}

/** What one side of an offer consists of; `Cards` is a list of kinds, or a number for those who may not know them. */
export interface BundleOf<Cards> {
  readonly money: number;
  readonly crew: number;
  readonly asphalt: number;
  readonly permit: number;
  readonly steel: number;
  readonly cards: Cards;
  readonly honchos: readonly Honcho[];
}

export interface OfferOf<Cards> {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly give: BundleOf<Cards>;
  readonly want: BundleOf<Cards>;
}

export type Bundle = BundleOf<readonly CardKind[]>;
export type OpenBundle = BundleOf<number>;
export type Offer = OfferOf<readonly CardKind[]>;
export type OpenOffer = OfferOf<number>;

/** A hostile purchase that waits for its answer; `own` if the purchaser's own card was used. */
export interface Purchase {
  readonly by: Seat;
  readonly from: Seat;
  readonly resource: Resource;
  readonly own: boolean;
}

export interface CompletedPurchase {
  readonly by: Seat;
  readonly from: Seat;
  readonly resource: Resource;
}

/** The part of a table that state and public view have in common. */
interface OpenTable {
  readonly game: 'boondoggle';
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly starter: Seat;
  /** Set by a hot-wired truck. */
  readonly nextStarter: Seat | null;
  /** `null` in `trade` and `over`. */
  readonly actor: Seat | null;
  readonly go: 1 | 2;
  /** The markets that the actor used already, in `sell` and in a market maven's `build`. */
  readonly acted: readonly Market[];
  readonly prices: Prices;
  readonly supply: Goods;
  readonly discards: readonly CardKind[];
  readonly pot: number;
  readonly segments: Segments;
  readonly highwayman: Seat | null;
  readonly purchase: Purchase | null;
  /** Completed in this round. */
  readonly purchases: readonly CompletedPurchase[];
  /** By each seat in this round. */
  readonly offersMade: readonly number[];
  /** Each seat, in `trade`. */
  readonly done: readonly boolean[];
}

export interface State extends OpenTable {
  /** The first is the top, as in every pile. */
  readonly deck: readonly CardKind[];
  readonly destinations: readonly Destination[];
  readonly bag: readonly Honcho[];
  readonly players: readonly Player[];
  readonly offers: readonly Offer[];
}

export interface PublicView extends OpenTable {
  readonly deck: number;
  readonly destinations: number;
  readonly bag: number;
  readonly players: readonly PublicPlayer[];
  readonly offers: readonly OpenOffer[];
}

export interface PrivateView {
  readonly hand: readonly CardKind[];
  readonly destinations: readonly Destination[];
  /** Those from and to the seat, in full. */
  readonly offers: readonly Offer[];
}

/** What can be asked of a state and of a public view alike. */
export interface Site extends OpenTable {
  readonly players: readonly OpenPlayer[];
}

/** A table as one seat sees it. */
export interface Sight {
  readonly view: PublicView;
  readonly own: PrivateView;
  readonly seat: Seat;
}
