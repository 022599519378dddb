/** What happened, for the log, the animation and the sound. */
import type { Seat } from '@boomtown/game-core';
import type { NeedValues } from './actions.ts';
import type { CardKind } from './data/cards.ts';
import type { Destination, Lane, SegmentId } from './data/map.ts';
import type { Market, Resource } from './data/markets.ts';
import type { Honcho } from './data/start.ts';
import type { Offer, OpenOffer, RoadKind } from './types.ts';

/** Net change of a player's money and goods; only what changed. */
export type Gains = { readonly [thing in Resource | 'money']?: number };

export type Choices = Partial<NeedValues>;

/** What an action did, in order. Fields that are optional are secrets: only their owners' copies have them. */
export type BoondoggleEvent =
  | { readonly type: 'funds'; readonly seat: Seat; readonly money: number }
  | { readonly type: 'benefit'; readonly seat: Seat; readonly honcho: Honcho; readonly card?: CardKind }
  | { readonly type: 'card-bought'; readonly seat: Seat; readonly price: number; readonly card?: CardKind }
  | {
      readonly type: 'card-played';
      readonly seat: Seat;
      readonly card: CardKind;
      readonly choices: Choices;
      readonly gains: Gains;
    }
  | {
      readonly type: 'purchase-announced';
      readonly seat: Seat;
      readonly from: Seat;
      readonly resource: Resource;
      readonly own: boolean;
    }
  | {
      readonly type: 'purchased';
      readonly seat: Seat;
      readonly from: Seat;
      readonly resource: Resource;
      readonly paid: number;
    }
  /** `seat` enforced against a purchase `by` another. */
  | { readonly type: 'enforced'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'offered'; readonly seat: Seat; readonly to: Seat; readonly offer: OpenOffer | Offer }
  | { readonly type: 'traded'; readonly offer: OpenOffer | Offer; readonly seats: readonly Seat[] }
  /** `seat` declined, withdrew, or let the offer fall by being done. */
  | {
      readonly type: 'offer-closed';
      readonly seat: Seat;
      readonly offer: number;
      readonly why: 'declined' | 'withdrawn' | 'fallen';
    }
  | {
      readonly type: 'destination-drawn';
      readonly seat: Seat;
      readonly fee: number;
      readonly destination?: Destination;
    }
  | { readonly type: 'pot-won'; readonly seat: Seat; readonly money: number }
  | { readonly type: 'job'; readonly seat: Seat }
  | {
      readonly type: 'sold' | 'bought';
      readonly seat: Seat;
      readonly market: Market;
      readonly count: number;
      readonly money: number;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly segment: SegmentId;
      readonly kind: RoadKind;
      readonly passed: readonly Lane[];
    }
  | { readonly type: 'honcho-drawn'; readonly seat: Seat; readonly honcho: Honcho }
  | {
      readonly type: 'kickback';
      readonly seat: Seat;
      readonly segment: SegmentId;
      readonly paid: number;
      readonly to: Seat;
      readonly passed: readonly Lane[];
    }
  | {
      readonly type: 'guardrail';
      readonly seat: Seat;
      readonly segment: SegmentId;
      readonly to: Seat;
      readonly passed: readonly Lane[];
    }
  | { readonly type: 'toll'; readonly seat: Seat; readonly to: Seat }
  | {
      readonly type: 'completed';
      readonly seat: Seat;
      readonly destination: Destination;
      readonly destinations: readonly Destination[];
    }
  | { readonly type: 'round-started'; readonly round: number; readonly starter: Seat }
  | { readonly type: 'game-ended'; readonly winners: readonly Seat[] };
