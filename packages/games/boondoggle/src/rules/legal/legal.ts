import type { Refusal, Seat } from '@boomtown/game-core';
import { playsOf } from '../cards/table.ts';
import { CARD_KINDS } from '../data/cards.ts';
import { MARKET_PARTS, MARKETS, TRACKS } from '../data/markets.ts';
import { nextWays } from '../paths.ts';
import { playerAt } from '../table.ts';
import type { Action, Deal, Lay, Phase, Play, PublicView, SeatView } from '../types.ts';
import { destinationRefusal, enforceRefusal, holdsCard, playRefusal } from './cards.ts';
import { buyCardRefusal, buyRefusal, sellRefusal } from './markets.ts';
import { layRefusal } from './miles.ts';
import { answerRefusal, offerRefusal } from './trading.ts';

/** The seats that may act: in trading all that are not done (§5.5), else the one whose part it is; none when it is over. */
export function actors(view: PublicView): readonly Seat[] {
  if (view.phase === 'trade') return view.players.flatMap((_, seat) => (view.done[seat] ? [] : [seat]));
  return view.actor === null ? [] : [view.actor];
}

const PHASES: { readonly [type in Exclude<Action['type'], 'destination'>]: readonly Phase[] } = {
  pass: ['buy-card', 'play-card', 'job', 'sell', 'build', 'scheme'],
  'buy-card': ['buy-card'],
  play: ['play-card'],
  allow: ['answer'],
  enforce: ['answer'],
  offer: ['trade'],
  accept: ['trade'],
  decline: ['trade'],
  withdraw: ['trade'],
  done: ['trade'],
  job: ['job'],
  sell: ['sell'],
  buy: ['build'],
  build: ['build'],
  kickback: ['scheme'],
  guardrail: ['scheme'],
};

/** Is this kind of action for this phase? A destination can be drawn in any (§5.6); after a maven's purchase nothing is built (§6.4). */
export function inPhase(view: PublicView, action: Action): boolean {
  if (action.type === 'destination') return true;
  if (action.type === 'build' && view.acted.length > 0) return false;
  return PHASES[action.type].includes(view.phase);
}

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

/** The game's own refusal of an action that is well-formed, in turn and in phase; `null` if it is legal (§8). */
export function refusal(sight: SeatView, action: Action): Refusal | null {
  switch (action.type) {
    case 'pass':
    case 'allow':
    case 'done':
    case 'job':
      return null;
    case 'buy-card':
      return buyCardRefusal(sight.view, sight.seat);
    case 'play':
      return playRefusal(sight, action);
    case 'enforce':
      return enforceRefusal(sight);
    case 'offer':
      return offerRefusal(sight, action);
    case 'accept':
    case 'decline':
    case 'withdraw':
      return answerRefusal(sight, action);
    case 'destination':
      return destinationRefusal(sight.view, sight.seat);
    case 'sell':
      return sellRefusal(sight.view, sight.seat, action);
    case 'buy':
      return buyRefusal(sight.view, sight.seat, action);
    case 'build':
    case 'kickback':
    case 'guardrail':
      return layRefusal(sight.view, sight.seat, action);
  }
}
