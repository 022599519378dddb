import { hasExactly, isListOf, isOneOf, isWhole } from '@boomtown/game-core';
import { CARD_KINDS, type CardKind } from '../data/cards.ts';
import { HONCHOS, type Honcho, MOST_AMOUNT, MOST_CARDS } from '../data/start.ts';
import type { Bundle } from '../types.ts';

/** Reads one side of an offer (§8): all fields, amounts 0 to 9999, at most 54 cards, honchos without repeats. */
export function readBundle(raw: unknown): Bundle | undefined {
  if (!hasExactly(raw, ['money', 'crew', 'asphalt', 'permit', 'steel', 'cards', 'honchos'])) return undefined;
  const { money, crew, asphalt, permit, steel, cards, honchos } = raw;
  if (!isAmount(money) || !isAmount(crew) || !isAmount(asphalt) || !isAmount(permit) || !isAmount(steel)) {
    return undefined;
  }
  if (!isListOf(cards, isCardKind) || cards.length > MOST_CARDS) return undefined;
  if (!isListOf(honchos, isHoncho) || new Set(honchos).size < honchos.length) return undefined;
  return { money, crew, asphalt, permit, steel, cards, honchos };
}

/** Nothing at all? */
export function isEmptyBundle({ money, crew, asphalt, permit, steel, cards, honchos }: Bundle): boolean {
  return money + crew + asphalt + permit + steel + cards.length + honchos.length === 0;
}

export function isCardKind(raw: unknown): raw is CardKind {
  return isOneOf(raw, CARD_KINDS);
}

export function isHoncho(raw: unknown): raw is Honcho {
  return isOneOf(raw, HONCHOS);
}

function isAmount(raw: unknown): raw is number {
  return isWhole(raw, 0, MOST_AMOUNT);
}
