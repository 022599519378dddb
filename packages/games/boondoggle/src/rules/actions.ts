/** What a player can do, and the codes with which it is refused. */
import type { Seat } from '@boomtown/game-core';
import type { CARDS, CardKind, Need } from './data/cards.ts';
import type { SegmentId } from './data/map.ts';
import type { Market, Resource } from './data/markets.ts';
import type { Bundle, Disc, SchemeKind } from './types.ts';

/** The form of everything that a card may need (§3). */
export interface NeedValues {
  readonly resource: Resource;
  readonly give: Resource;
  readonly take: Resource;
  readonly from: Seat;
  readonly count: number;
  readonly seat: Seat;
  readonly segment: SegmentId;
  /** Three, in the order of the page. */
  readonly markets: readonly Market[];
  /** Two, sorted. */
  readonly discs: readonly Disc[];
}

export type NeedsOf<K extends CardKind> = (typeof CARDS)[K]['needs'][number] & Need;

export type PlayOf<K extends CardKind> = { readonly type: 'play'; readonly card: K } & Pick<NeedValues, NeedsOf<K>>;

export type Play = { readonly [kind in CardKind]: PlayOf<kind> }[CardKind];

export interface MakeOffer {
  readonly type: 'offer';
  readonly to: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
}
export interface Answer {
  readonly type: 'accept' | 'decline' | 'withdraw';
  readonly offer: number;
}
export interface Deal {
  readonly type: 'sell' | 'buy';
  readonly market: Market;
  readonly count: number;
}
export interface Lay {
  readonly type: 'build' | SchemeKind;
  readonly segment: SegmentId;
}
export interface Plain {
  readonly type: 'pass' | 'buy-card' | 'allow' | 'enforce' | 'done' | 'destination' | 'job';
}

export type Action = Plain | Play | MakeOffer | Answer | Deal | Lay;

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
