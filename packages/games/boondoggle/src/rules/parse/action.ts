import { hasExactly, isListOf, isObject, isOneOf, isWhole, malformed, ok, type Result } from '@boomtown/game-core';
import type { Action, Answer, Deal, Lay, Plain } from '../actions.ts';
import { DISC_PAIRS } from '../cards/choices.ts';
import { cardOf } from '../cards/table.ts';
import { CARD_KINDS, type Need } from '../data/cards.ts';
import { SEGMENT_IDS } from '../data/map.ts';
import { MARKETS, RESOURCES } from '../data/markets.ts';
import type { PublicView } from '../types.ts';
import { isEmptyBundle, readBundle } from './bundle.ts';
import { plainCopy } from './plain.ts';

const PLAIN: readonly Plain['type'][] = ['pass', 'buy-card', 'allow', 'enforce', 'done', 'destination', 'job'];
const ANSWERS: readonly Answer['type'][] = ['accept', 'decline', 'withdraw'];
const DEALS: readonly Deal['type'][] = ['sell', 'buy'];
const LAYS: readonly Lay['type'][] = ['build', 'kickback', 'guardrail'];

/** Reads an action from outside (§8): exactly the fields of its type, all of their kinds. Fails with `malformed`. */
export function parseAction(raw: unknown, view: PublicView): Result<Action> {
  const action = readAction(raw, view.players.length);
  return action === undefined ? malformed('This is no action of Boondoggle.') : ok(plainCopy(action));
}

function readAction(raw: unknown, seats: number): Action | undefined {
  if (!isObject(raw)) return undefined;
  const { type } = raw;
  if (isOneOf(type, PLAIN)) return hasExactly(raw, ['type']) ? { type } : undefined;
  if (isOneOf(type, ANSWERS)) {
    return hasExactly(raw, ['type', 'offer']) && isCount(raw.offer) ? { type, offer: raw.offer } : undefined;
  }
  if (isOneOf(type, DEALS)) {
    if (!hasExactly(raw, ['type', 'market', 'count'])) return undefined;
    const { market, count } = raw;
    return isOneOf(market, MARKETS) && isCount(count) ? { type, market, count } : undefined;
  }
  if (isOneOf(type, LAYS)) {
    if (!hasExactly(raw, ['type', 'segment'])) return undefined;
    return isOneOf(raw.segment, SEGMENT_IDS) ? { type, segment: raw.segment } : undefined;
  }
  if (type === 'play') return readPlay(raw, seats);
  if (type === 'offer') return readOffer(raw, seats);
  return undefined;
}

function readPlay(raw: { readonly [key: string]: unknown }, seats: number): Action | undefined {
  const { card } = raw;
  if (!isOneOf(card, CARD_KINDS)) return undefined;
  const { needs } = cardOf(card);
  if (!hasExactly(raw, ['type', 'card', ...needs])) return undefined;
  if (!needs.every((need) => fits(need, raw[need], seats))) return undefined;
  const chosen = Object.fromEntries(needs.map((need) => [need, raw[need]]));
  // It has the kind and, each of its form, every need of the kind.
  return { type: 'play', card, ...chosen } as Action;
}

function fits(need: Need, value: unknown, seats: number): boolean {
  switch (need) {
    case 'resource':
    case 'give':
    case 'take':
      return isOneOf(value, RESOURCES);
    case 'from':
    case 'seat':
      return isWhole(value, 0, seats - 1);
    case 'count':
      return isCount(value);
    case 'segment':
      return isOneOf(value, SEGMENT_IDS);
    case 'markets':
      return isListOf(value, isMarket) && value.length === 3 && isAscending(value.map((one) => MARKETS.indexOf(one)));
    case 'discs':
      return (
        Array.isArray(value) &&
        DISC_PAIRS.some((pair) => pair.length === value.length && pair.every((one, i) => value[i] === one))
      );
  }
}

function readOffer(raw: { readonly [key: string]: unknown }, seats: number): Action | undefined {
  if (!hasExactly(raw, ['type', 'to', 'give', 'want'])) return undefined;
  const { to } = raw;
  const give = readBundle(raw.give);
  const want = readBundle(raw.want);
  if (!isWhole(to, 0, seats - 1) || give === undefined || want === undefined) return undefined;
  return isEmptyBundle(give) && isEmptyBundle(want) ? undefined : { type: 'offer', to, give, want };
}

function isMarket(raw: unknown): raw is (typeof MARKETS)[number] {
  return isOneOf(raw, MARKETS);
}

function isCount(raw: unknown): raw is number {
  return isWhole(raw, 1, Number.MAX_VALUE);
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? number));
}
