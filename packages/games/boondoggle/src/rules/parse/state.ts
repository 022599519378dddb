import { hasExactly, isListOf, isOneOf, isWhole, malformed, ok, type Result } from '@boomtown/game-core';
import type { Phase, State } from '../types.ts';
import { isCardKind, isHoncho } from './bundle.ts';
import { momentProblem } from './moment.ts';
import { piecesProblem } from './pieces.ts';
import { plainCopy } from './plain.ts';
import {
  arePlayers,
  isAmount,
  isDestination,
  isFlag,
  isGoods,
  isMarket,
  isOffersMade,
  isOptions,
  isPrices,
  shapesFor,
} from './shape.ts';

const PHASES: readonly Phase[] = ['buy-card', 'play-card', 'answer', 'trade', 'job', 'sell', 'build', 'scheme', 'over'];

const FIELDS = [
  'game',
  'options',
  'phase',
  'round',
  'starter',
  'nextStarter',
  'actor',
  'go',
  'acted',
  'prices',
  'supply',
  'deck',
  'discards',
  'destinations',
  'bag',
  'pot',
  'segments',
  'players',
  'highwayman',
  'purchase',
  'purchases',
  'offers',
  'offersMade',
  'done',
] as const satisfies readonly (keyof State)[];

/**
 * Reads a state from outside: exactly the fields of the page, all values in range, all pieces adding up, over exactly
 * when the rules end it. Whether play could have led there is not asked. Fails with `malformed`.
 */
export function parseState(raw: unknown): Result<State> {
  if (!isState(raw)) return malformed('This is no state of Boondoggle: a field is missing, unknown or out of range.');
  const problem = piecesProblem(raw) ?? momentProblem(raw);
  return problem === null ? ok(plainCopy(raw)) : malformed(`This is no state of Boondoggle. ${problem}`);
}

function isState(raw: unknown): raw is State {
  if (!hasExactly(raw, FIELDS) || !arePlayers(raw.players) || !isOptions(raw.options)) return false;
  const { isSeat, isSeatOrNull, isSegments, isCompletedPurchase, isPurchase, isOffer } = shapesFor(raw.players.length);
  return (
    raw.game === 'boondoggle' &&
    isOneOf(raw.phase, PHASES) &&
    isWhole(raw.round, 1, raw.options.roundLimit) &&
    isSeat(raw.starter) &&
    isSeatOrNull(raw.nextStarter) &&
    isSeatOrNull(raw.actor) &&
    isWhole(raw.go, 1, 2) &&
    isListOf(raw.acted, isMarket) &&
    isPrices(raw.prices) &&
    isGoods(raw.supply) &&
    isListOf(raw.deck, isCardKind) &&
    isListOf(raw.discards, isCardKind) &&
    isListOf(raw.destinations, isDestination) &&
    isListOf(raw.bag, isHoncho) &&
    isAmount(raw.pot) &&
    isSegments(raw.segments) &&
    isSeatOrNull(raw.highwayman) &&
    (raw.purchase === null || isPurchase(raw.purchase)) &&
    isListOf(raw.purchases, isCompletedPurchase) &&
    isListOf(raw.offers, isOffer) &&
    isListOf(raw.offersMade, isOffersMade) &&
    isListOf(raw.done, isFlag)
  );
}
