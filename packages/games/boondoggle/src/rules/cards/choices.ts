import type { Seat } from '@boomtown/game-core';
import type { Play } from '../actions.ts';
import type { CardKind, Need } from '../data/cards.ts';
import { DISC_PAIRS, MARKET_TRIPLES } from '../data/choices.ts';
import { RESOURCES } from '../data/markets.ts';
import { nextWays } from '../paths.ts';
import { othersThan, playerAt } from '../table.ts';
import type { SeatView } from '../types.ts';
import { cardOf } from './table.ts';

/** Every way to tell a card what it needs, in the order of the page (§8); not all of them need be legal. */
export function playsOf(sight: SeatView, card: CardKind): readonly Play[] {
  let plays: readonly object[] = [{ type: 'play', card }];
  for (const need of cardOf(card).needs) {
    const values = choicesOf(sight, need);
    plays = plays.flatMap((play) => values.map((value) => ({ ...play, [need]: value })));
  }
  // Each has the type, the kind, and a value for every need of the kind.
  return plays as readonly Play[];
}

/** The values that a need can have at most, in the order of the page. */
export function choicesOf({ view, seat }: SeatView, need: Need): readonly unknown[] {
  switch (need) {
    case 'resource':
    case 'give':
    case 'take':
      return RESOURCES;
    case 'from':
      return othersThan(view, seat);
    case 'seat':
      return view.players.map((_, other): Seat => other);
    case 'count':
      return [1, 2];
    case 'segment':
      return nextWays(playerAt(view, seat)).map((way) => way.segment);
    case 'markets':
      return MARKET_TRIPLES;
    case 'discs':
      return DISC_PAIRS;
  }
}
