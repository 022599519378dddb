import type { Action, Deal, Lay, Play } from '../actions.ts';
import { playsOf } from '../cards/choices.ts';
import { CARD_KINDS } from '../data/cards.ts';
import { MARKET_PARTS, MARKETS, TRACKS } from '../data/markets.ts';
import { nextWays } from '../paths.ts';
import { playerAt } from '../table.ts';
import type { SeatView } from '../types.ts';
import { holdsCard } from './cards.ts';
import { actors, inPhase } from './moment.ts';
import { refusal } from './refusal.ts';

/** Every legal action of the seat but offers, in the order of the page (§8). */
export function legal(sight: SeatView): readonly Action[] {
  if (!actors(sight.view).includes(sight.seat)) return [];
  return candidates(sight).filter((action) => inPhase(sight.view, action) && refusal(sight, action) === null);
}

const PASS: Action = { type: 'pass' };
const DESTINATION: Action = { type: 'destination' };

/** What could be legal in this phase, in the order of the page. */
function candidates(sight: SeatView): readonly Action[] {
  switch (sight.view.phase) {
    case 'buy-card':
      return [PASS, { type: 'buy-card' }, DESTINATION];
    case 'play-card':
      return [PASS, ...plays(sight), DESTINATION];
    case 'answer':
      return [{ type: 'allow' }, { type: 'enforce' }, DESTINATION];
    case 'trade':
      return [...answers(sight), { type: 'done' }, DESTINATION];
    case 'job':
      return [PASS, DESTINATION, { type: 'job' }];
    case 'sell':
      return [PASS, DESTINATION, ...sales(sight)];
    case 'build':
      return [PASS, DESTINATION, ...purchases(), ...lays(sight, 'build')];
    case 'scheme':
      return [PASS, DESTINATION, ...lays(sight, 'kickback'), ...lays(sight, 'guardrail')];
    case 'over':
      return [];
  }
}

function plays(sight: SeatView): readonly Play[] {
  return CARD_KINDS.filter((kind) => holdsCard(sight, kind)).flatMap((kind) => playsOf(sight, kind));
}

function answers({ own, seat }: SeatView): readonly Action[] {
  const toMe = own.offers.filter((offer) => offer.to === seat);
  const mine = own.offers.filter((offer) => offer.from === seat);
  return [
    ...toMe.map((offer): Action => ({ type: 'accept', offer: offer.id })),
    ...toMe.map((offer): Action => ({ type: 'decline', offer: offer.id })),
    ...mine.map((offer): Action => ({ type: 'withdraw', offer: offer.id })),
  ];
}

function sales({ view, seat }: SeatView): readonly Deal[] {
  const { goods } = playerAt(view, seat);
  return MARKETS.flatMap((market) => {
    const most = Math.min(...MARKET_PARTS[market].map((part) => goods[part]));
    return counts(most).map((count): Deal => ({ type: 'sell', market, count }));
  });
}

function purchases(): readonly Deal[] {
  return MARKETS.flatMap((market) =>
    counts(TRACKS[market].mostBought).map((count): Deal => ({ type: 'buy', market, count })),
  );
}

function counts(most: number): readonly number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

function lays({ view, seat }: SeatView, type: Lay['type']): readonly Lay[] {
  return nextWays(playerAt(view, seat)).map((way): Lay => ({ type, segment: way.segment }));
}
