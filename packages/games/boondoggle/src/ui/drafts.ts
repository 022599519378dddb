import type { Refusal } from '@boomtown/game-core';
import {
  type Action,
  type Bundle,
  boondoggleRules,
  type CardKind,
  type Honcho,
  type Offer,
  type OpenOffer,
  offerPreview,
  type PrivateView,
  type PublicView,
  RESOURCES,
  type Resource,
  type Seat,
} from './rules.ts';
import { playerOf } from './telling.ts';

export const NOTHING: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };

/** An offer while it is being made. */
export interface Draft {
  readonly to: Seat | null;
  readonly give: Bundle;
  readonly want: Bundle;
  /** The offer that it answers, if it answers one. */
  readonly answers: number | null;
}

export type Side = 'give' | 'want';
/** What is counted in a bundle. */
export type Countable = 'money' | Resource;

export const EMPTY_DRAFT: Draft = { to: null, give: NOTHING, want: NOTHING, answers: null };

/** Those to whom a player can still offer something. */
export function partnersOf(view: PublicView, seat: Seat): readonly Seat[] {
  return view.players.flatMap((_, other) => (other === seat || view.done[other] ? [] : [other]));
}

/** The draft for another partner: what was wanted of the one before is no longer there. */
export function withPartner(draft: Draft, to: Seat): Draft {
  return to === draft.to ? draft : { ...draft, to, want: NOTHING, answers: null };
}

/** So much more, or less, of something on one side, between nothing and `most`. */
export function counted(draft: Draft, side: Side, thing: Countable, change: number, most: number): Draft {
  const amount = Math.min(most, Math.max(0, draft[side][thing] + change));
  return { ...draft, [side]: { ...draft[side], [thing]: amount } };
}

export function withCard(draft: Draft, side: Side, card: CardKind): Draft {
  return { ...draft, [side]: { ...draft[side], cards: [...draft[side].cards, card] } };
}

/** Without one card of the kind. */
export function withoutCard(draft: Draft, side: Side, card: CardKind): Draft {
  const { cards } = draft[side];
  const at = cards.indexOf(card);
  return at < 0 ? draft : { ...draft, [side]: { ...draft[side], cards: cards.toSpliced(at, 1) } };
}

/** With the honcho if it was not in the bundle, else without it. */
export function turnedHoncho(draft: Draft, side: Side, honcho: Honcho): Draft {
  const { honchos } = draft[side];
  const left = honchos.includes(honcho) ? honchos.filter((one) => one !== honcho) : [...honchos, honcho];
  return { ...draft, [side]: { ...draft[side], honchos: left } };
}

/** The draft with which the receiver of an offer begins to bargain: the same exchange, from the other side. */
export function counterOf({ id, from, give, want }: Offer): Draft {
  return { to: from, give: want, want: give, answers: id };
}

/**
 * The open offer to this seat that a draft only repeats from the other side, whatever it was begun as: there is nothing
 * to offer back, only to accept. `null` if it repeats none.
 */
export function repeatedBy(own: PrivateView, seat: Seat, { to, give, want }: Draft): Offer | null {
  return (
    own.offers.find(
      (offer) => offer.to === seat && offer.from === to && isSame(offer.give, want) && isSame(offer.want, give),
    ) ?? null
  );
}

/** Do two bundles hold the same, in whatever order? */
function isSame(a: Bundle, b: Bundle): boolean {
  const alike = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join();
  return (
    a.money === b.money &&
    RESOURCES.every((resource) => a[resource] === b[resource]) &&
    alike(a.cards, b.cards) &&
    alike(a.honchos, b.honchos)
  );
}

/** By how many dollars an answer that needs no more thought is better. */
const BETTER = [1, 5, 10] as const;

/** Answers to an offer that can be sent as they are: the same exchange for less of one's money, or for more of the other's. */
export function countersOf(view: PublicView, seat: Seat, draft: Draft): readonly Draft[] {
  const { to, give, want, answers } = draft;
  if (to === null || answers === null) return [];
  const cheaper = BETTER.filter((dollars) => dollars < give.money);
  if (cheaper.length > 0) return cheaper.map((dollars) => counted(draft, 'give', 'money', -dollars, give.money));
  const most = mostOf(view, seat, draft, 'want', 'money');
  return BETTER.filter((dollars) => want.money + dollars <= most).map((dollars) =>
    counted(draft, 'want', 'money', dollars, most),
  );
}

/** How much of a countable thing a side of the draft can have at most: what its giver has. */
export function mostOf(view: PublicView, seat: Seat, draft: Draft, side: Side, thing: Countable): number {
  const giver = side === 'give' ? seat : draft.to;
  if (giver === null) return 0;
  const player = playerOf(view, giver);
  return thing === 'money' ? player.money : player.goods[thing];
}

/** Cards of the own hand that are in no open offer and not in this draft, by place in the hand. */
export function freeCards(own: PrivateView, seat: Seat, draft: Draft): readonly CardKind[] {
  const aside = own.offers.filter(({ from }) => from === seat).flatMap(({ give }) => give.cards);
  return [...aside, ...draft.give.cards].reduce<readonly CardKind[]>((left, card) => {
    const at = left.indexOf(card);
    return at < 0 ? left : left.toSpliced(at, 1);
  }, own.hand);
}

function isEmpty({ money, cards, honchos, ...goods }: Bundle): boolean {
  return (
    money === 0 && cards.length === 0 && honchos.length === 0 && RESOURCES.every((resource) => goods[resource] === 0)
  );
}

/** The action that a draft makes; `null` while it is none. */
export function offerOf({ to, give, want }: Draft): Action | null {
  return to === null || (isEmpty(give) && isEmpty(want)) ? null : { type: 'offer', to, give, want };
}

/** Why a draft can't be offered now; `null` if it can, or is no offer yet. */
export function faultOf(view: PublicView, own: PrivateView, seat: Seat, draft: Draft): Refusal | null {
  const offer = offerOf(draft);
  return offer === null ? null : boondoggleRules.refusal(view, own, seat, offer);
}

/** An open offer as one person sees it. */
export interface TabledOffer {
  readonly offer: OpenOffer | Offer;
  /** With the kinds of its cards, if this person may know them. */
  readonly known: Offer | null;
  readonly whose: 'to-me' | 'mine' | 'others';
  /** Is what it gives still there? */
  readonly kept: boolean;
  /** Is what it wants there? `null` where that can't be known. */
  readonly met: boolean | null;
}

/** All open offers, those to the seat first, then its own, then the others'; `seat` and `own` are null for a watcher. */
export function tabledOffers(view: PublicView, own: PrivateView | null, seat: Seat | null): readonly TabledOffer[] {
  const nobody: PrivateView = { hand: [], destinations: [], offers: [] };
  const all = view.offers.map((open): TabledOffer => {
    const known = own?.offers.find(({ id }) => id === open.id) ?? null;
    const whose = seat === null ? 'others' : open.to === seat ? 'to-me' : open.from === seat ? 'mine' : 'others';
    const preview = offerPreview(view, own ?? nobody, seat ?? -1, open.id);
    return { offer: known ?? open, known, whose, kept: preview?.kept ?? false, met: preview?.met ?? null };
  });
  const rank = { 'to-me': 0, mine: 1, others: 2 };
  return all.toSorted((a, b) => rank[a.whose] - rank[b.whose] || a.offer.id - b.offer.id);
}
