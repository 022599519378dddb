/** The parts of which states, views, actions and events are made. */
import {
  flag,
  list,
  object,
  oneOf,
  optional,
  partial,
  record,
  type ShapeOf,
  seat,
  where,
  whole,
} from '@boomtown/game-core/shapes';
import { CARD_KINDS, DISC_PAIRS, MARKET_TRIPLES } from '../data/cards.ts';
import { DESTINATIONS, LANES, SEGMENT_IDS } from '../data/map.ts';
import { MARKETS, PAIRS, type Pair, RESOURCES, TRACKS } from '../data/markets.ts';
import { HONCHOS, MOST_AMOUNT, MOST_CARDS, OFFERS_A_ROUND } from '../data/start.ts';

const MOST_SEATS = 6;
export const ROAD_KINDS = ['regular', 'bus', 'elevated'] as const;
const MILE_KINDS = [...ROAD_KINDS, 'kickback', 'guardrail'] as const;

/** Dollars. */
export const dollars = whole(0, Number.MAX_SAFE_INTEGER);
export const resource = oneOf(...RESOURCES);
export const market = oneOf(...MARKETS);
export const card = oneOf(...CARD_KINDS);
/** The first is the top, as in every pile. */
export const cards = list(card);
export const destination = oneOf(...DESTINATIONS);
export const honcho = oneOf(...HONCHOS);
export const honchos = list(honcho, 0, HONCHOS.length);
export const segment = oneOf(...SEGMENT_IDS);
export const lanes = list(oneOf(...LANES), 0, LANES.length);
export const roadKind = oneOf(...ROAD_KINDS);

/** There are two of each for a player. */
export const goods = record(RESOURCES, whole(0, 2 * MOST_SEATS));

/** The places of a track. */
function price(of: Pair | (typeof RESOURCES)[number]) {
  const { min, max, step } = TRACKS[of];
  return oneOf(...Array.from({ length: (max - min) / step + 1 }, (_, place) => min + place * step));
}
const [crew, asphalt, permit, steel] = RESOURCES;
const [crewAsphalt, crewPermit, asphaltPermit] = PAIRS;
export const prices = object({
  [crew]: price(crew),
  [asphalt]: price(asphalt),
  [permit]: price(permit),
  [steel]: price(steel),
  [crewAsphalt]: price(crewAsphalt),
  [crewPermit]: price(crewPermit),
  [asphaltPermit]: price(asphaltPermit),
});

/** Roads on the segments that have any, the lowest first. */
export const segments = partial(SEGMENT_IDS, list(object({ seat, kind: roadKind }), 1, MOST_SEATS));

export const mile = object({ segment, by: oneOf(...MILE_KINDS) });

const amount = whole(0, MOST_AMOUNT);
const amounts = { money: amount, crew: amount, asphalt: amount, permit: amount, steel: amount };
/** What one side of an offer consists of. */
export const bundle = object({
  ...amounts,
  cards: list(card, 0, MOST_CARDS),
  honchos: where(honchos, 'honchos without repeats', (all) => new Set(all).size === all.length),
});
/** The same for those who may not know the cards. */
export const openBundle = object({ ...amounts, cards: whole(0, MOST_CARDS), honchos });

/** Nothing at all? */
export function isEmptyBundle({
  money,
  crew,
  asphalt,
  permit,
  steel,
  cards: held,
  honchos: called,
}: ShapeOf<typeof bundle>) {
  return money + crew + asphalt + permit + steel + held.length + called.length === 0;
}

const parties = { id: whole(1, OFFERS_A_ROUND * MOST_SEATS), from: seat, to: seat };
export const offer = object({ ...parties, give: bundle, want: bundle });
export const openOffer = object({ ...parties, give: openBundle, want: openBundle });
/** One that stands: to another, of something. */
export const standingOffer = where(
  offer,
  'an offer of something to another',
  ({ from, to, give, want }) => from !== to && !(isEmptyBundle(give) && isEmptyBundle(want)),
);

const deal = { by: seat, from: seat, resource };
export const completedPurchase = where(object(deal), 'a purchase from another', ({ by, from }) => by !== from);
/** A hostile purchase that waits for its answer; `own` if the purchaser's own card was used. */
export const purchase = where(object({ ...deal, own: flag }), 'a purchase from another', ({ by, from }) => by !== from);

/** The form of everything that a card may need (§3). */
export const needs = {
  resource,
  give: resource,
  take: resource,
  from: seat,
  count: whole(1),
  seat,
  segment,
  /** Three, in the order of the page. */
  markets: oneOf(...MARKET_TRIPLES),
  /** Two, sorted. */
  discs: oneOf(...DISC_PAIRS),
};

/** What was chosen for a card. */
export const choices = object({
  resource: optional(needs.resource),
  give: optional(needs.give),
  take: optional(needs.take),
  from: optional(needs.from),
  count: optional(needs.count),
  seat: optional(needs.seat),
  segment: optional(needs.segment),
  markets: optional(needs.markets),
  discs: optional(needs.discs),
});
