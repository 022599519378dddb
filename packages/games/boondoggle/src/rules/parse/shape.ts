/** The form of each part of a state: exactly the fields of the page, all values in range (§8). */
import { hasExactly, isListOf, isObject, isOneOf, isWhole, type Seat } from '@boomtown/game-core';
import { CARDS } from '../data/cards.ts';
import { DESTINATIONS, type Destination, LANES, type Lane, NODES, SEGMENT_IDS } from '../data/map.ts';
import { MARKETS, type Market, RESOURCES, TRACKS } from '../data/markets.ts';
import { COMPANIES_IN_PLAY, DISCS, OFFERS_A_ROUND, ROADS } from '../data/start.ts';
import { ROUND_LIMIT } from '../setup.ts';
import type {
  CompletedPurchase,
  Goods,
  Mile,
  Offer,
  Options,
  Player,
  Prices,
  Purchase,
  Road,
  Segments,
} from '../types.ts';
import { isCardKind, isEmptyBundle, isHoncho, readBundle } from './bundle.ts';

export function isAmount(raw: unknown): raw is number {
  return isWhole(raw, 0, Number.MAX_SAFE_INTEGER);
}

export function isFlag(raw: unknown): raw is boolean {
  return typeof raw === 'boolean';
}

export function isMarket(raw: unknown): raw is Market {
  return isOneOf(raw, MARKETS);
}

export function isDestination(raw: unknown): raw is Destination {
  return isOneOf(raw, DESTINATIONS);
}

function isLaneName(raw: unknown): raw is Lane {
  return isOneOf(raw, LANES);
}

export function isOffersMade(raw: unknown): raw is number {
  return isWhole(raw, 0, OFFERS_A_ROUND);
}

export function isOptions(raw: unknown): raw is Options {
  return hasExactly(raw, ['roundLimit']) && isWhole(raw.roundLimit, ROUND_LIMIT.min, ROUND_LIMIT.max);
}

export function isGoods(raw: unknown): raw is Goods {
  return hasExactly(raw, RESOURCES) && RESOURCES.every((resource) => isAmount(raw[resource]));
}

export function isPrices(raw: unknown): raw is Prices {
  return hasExactly(raw, MARKETS) && MARKETS.every((market) => isOnTrack(market, raw[market]));
}

function isOnTrack(market: Market, raw: unknown): boolean {
  const { min, max, step } = TRACKS[market];
  return isWhole(raw, min, max) && (raw - min) % step === 0;
}

/** Questions about values that hold seats, for a table of so many. */
export function shapesFor(seats: number) {
  const isSeat = (raw: unknown): raw is Seat => isWhole(raw, 0, seats - 1);
  const isSeatOrNull = (raw: unknown): raw is Seat | null => raw === null || isSeat(raw);

  const isRoad = (raw: unknown): raw is Road =>
    hasExactly(raw, ['seat', 'kind']) && isSeat(raw.seat) && isOneOf(raw.kind, ['regular', 'bus', 'elevated']);

  const isSegments = (raw: unknown): raw is Segments =>
    isObject(raw) &&
    Object.entries(raw).every(([id, roads]) => isOneOf(id, SEGMENT_IDS) && isListOf(roads, isRoad) && roads.length > 0);

  const isCompletedPurchase = (raw: unknown): raw is CompletedPurchase =>
    hasExactly(raw, ['by', 'from', 'resource']) && isBetweenTwo(raw.by, raw.from) && isOneOf(raw.resource, RESOURCES);

  const isPurchase = (raw: unknown): raw is Purchase =>
    hasExactly(raw, ['by', 'from', 'resource', 'own']) &&
    isBetweenTwo(raw.by, raw.from) &&
    isOneOf(raw.resource, RESOURCES) &&
    isFlag(raw.own);

  const isOffer = (raw: unknown): raw is Offer => {
    if (!hasExactly(raw, ['id', 'from', 'to', 'give', 'want']) || !isBetweenTwo(raw.from, raw.to)) return false;
    const give = readBundle(raw.give);
    const want = readBundle(raw.want);
    if (give === undefined || want === undefined || (isEmptyBundle(give) && isEmptyBundle(want))) return false;
    return isWhole(raw.id, 1, OFFERS_A_ROUND * seats);
  };

  function isBetweenTwo(one: unknown, other: unknown): boolean {
    return isSeat(one) && isSeat(other) && one !== other;
  }

  return { isSeat, isSeatOrNull, isSegments, isCompletedPurchase, isPurchase, isOffer };
}

function isMile(raw: unknown): raw is Mile {
  return (
    hasExactly(raw, ['segment', 'by']) &&
    isOneOf(raw.segment, SEGMENT_IDS) &&
    isOneOf(raw.by, ['regular', 'bus', 'elevated', 'kickback', 'guardrail'])
  );
}

const PLAYER_FIELDS = [
  'company',
  'money',
  'goods',
  'hand',
  'ownPurchase',
  'funds',
  'honchos',
  'roads',
  'kickbacks',
  'guardrails',
  'destinations',
  'shown',
  'project',
  'head',
  'passed',
  'working',
  'coupons',
  'maven',
] as const satisfies readonly (keyof Player)[];

/** Players in the order of their seats, with the companies that so many play (§1.4). */
export function arePlayers(raw: unknown): raw is readonly Player[] {
  if (!Array.isArray(raw)) return false;
  const companies = COMPANIES_IN_PLAY[raw.length];
  return companies !== undefined && raw.every((one, seat) => isPlayer(one) && one.company === companies[seat]);
}

function isPlayer(raw: unknown): raw is Player {
  return (
    hasExactly(raw, PLAYER_FIELDS) &&
    isAmount(raw.money) &&
    isGoods(raw.goods) &&
    isListOf(raw.hand, isCardKind) &&
    isFlag(raw.ownPurchase) &&
    (raw.funds === null || isAmount(raw.funds)) &&
    isListOf(raw.honchos, isHoncho) &&
    isWhole(raw.roads, 0, ROADS) &&
    isWhole(raw.kickbacks, 0, DISCS) &&
    isWhole(raw.guardrails, 0, DISCS) &&
    isListOf(raw.destinations, isDestination) &&
    isFlag(raw.shown) &&
    isListOf(raw.project, isMile) &&
    isOneOf(raw.head, NODES) &&
    isListOf(raw.passed, isLaneName) &&
    isFlag(raw.working) &&
    isWhole(raw.coupons, 0, CARDS['kickback-coupon'].number) &&
    isFlag(raw.maven)
  );
}
