import type { Seat, ViewRules } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { ALL_CARDS, type CardKind } from './data/cards.ts';
import { ALL_DESTINATIONS, type Destination } from './data/map.ts';
import { HONCHOS } from './data/start.ts';
import { actors, inPhase, legal, refusal } from './legal/legal.ts';
import { roadKind } from './miles.ts';
import { openView } from './open-view.ts';
import { outcome } from './outcome.ts';
import { passedCommons, wayTo } from './paths.ts';
import { DEFAULTS } from './setup.ts';
import { ROUND_LIMIT, shape } from './shape/shape.ts';
import { playerAt, seatsInOrder } from './table.ts';
import type { Action, Boondoggle, Lay, PublicView, SeatView, State } from './types.ts';

const readAction = parserOf(shape.action, 'action of Boondoggle');

/** What can be asked from the views alone. */
export const boondoggleRules: ViewRules<Boondoggle> = {
  info: { id: 'boondoggle', name: 'Boondoggle', version: 1, seats: { min: 2, max: 6 }, hidden: true },
  shape,
  defaults: DEFAULTS,
  optionFields: [{ key: 'roundLimit', kind: 'number', ...ROUND_LIMIT }],
  reveals: ['card-played', 'card-bought', 'purchase-announced', 'enforced', 'honcho-drawn', 'completed'],
  seals: (view, own, seat, action) => seals({ view, own, seat }, action),
  openView,
  actors,
  outcome,
  legal: (view, own, seat) => legal({ view, own, seat }),
  parseAction: (raw, { players }) => readAction(raw, players.length),
  inPhase: (view, _own, _seat, action) => inPhase(view, action),
  refusal: (view, own, seat, action) => refusal({ view, own, seat }, action),
  timeout,
  invented,
};

/** `allow` in answer to a purchase, `done` in trading, else `pass` (§8). */
function timeout(view: PublicView): Action {
  if (view.phase === 'answer') return { type: 'allow' };
  return view.phase === 'trade' ? { type: 'done' } : { type: 'pass' };
}

/** They show cards to another player, or draw some. */
const SHOWING: readonly Action['type'][] = ['buy-card', 'play', 'enforce', 'offer', 'accept', 'destination'];

/** Can this legal action not be taken back once it is done? */
function seals(sight: SeatView, action: Action): boolean {
  const { view, seat } = sight;
  if (SHOWING.includes(action.type)) return true;
  if (endsRound(view, seat, action.type) && roundEndSeals(view)) return true;
  return 'segment' in action && action.type !== 'play' && mileSeals(sight, action);
}

/** A bus lane draws a honcho (§6.5); a mile that completes the project shows its destination (§7.3). */
function mileSeals({ view, own, seat }: SeatView, { type, segment }: Lay): boolean {
  const player = playerAt(view, seat);
  if (type === 'build' && roadKind(view, segment) === 'bus' && view.bag > 0) return true;
  const to = wayTo(player, segment)?.to;
  return passedCommons(player) && own.destinations.some((place) => place === to);
}

/** Is this the last part of the round (§4)? A player with a job sits out the parts after it. */
function endsRound(view: PublicView, seat: Seat, type: Action['type']): boolean {
  const order = seatsInOrder(view);
  const isWorking = (other: Seat): boolean => playerAt(view, other).working;
  const isLast = order.slice(order.indexOf(seat) + 1).every((other) => view.phase === 'scheme' && isWorking(other));
  if (view.phase === 'job')
    return isLast && type === 'job' && order.every((other) => other === seat || isWorking(other));
  return view.phase === 'scheme' && isLast;
}

/** The match ends with the round, or the next one begins with a card for the swindler (§5.1). */
function roundEndSeals({ players, round, options }: PublicView): boolean {
  const isLast = round >= options.roundLimit || players.some(({ shown }) => shown);
  return isLast || players.some(({ honchos }) => honchos.includes('swindler'));
}

/**
 * A state that fits what everybody sees: cards, destinations and honchos that nobody sees are dealt in order. What lies aside in an
 * offer comes from the hand of the player who offers.
 */
function invented(view: PublicView): State {
  const cards: CardKind[] = [...ALL_CARDS];
  const coupons = view.players.flatMap(({ coupons: played }) => Array<CardKind>(played).fill('kickback-coupon'));
  for (const seen of [...view.discards, ...coupons]) cards.splice(cards.indexOf(seen), 1);
  const shown = view.players.flatMap(({ destinations }) => (typeof destinations === 'number' ? [] : destinations));
  const pile: Destination[] = ALL_DESTINATIONS.filter((one) => !shown.includes(one));
  const drawn = new Set(view.players.flatMap(({ honchos }) => honchos));
  const players = view.players.map((player) => ({
    ...player,
    hand: cards.splice(0, player.hand),
    destinations: typeof player.destinations === 'number' ? pile.splice(0, player.destinations) : player.destinations,
  }));
  const free = players.map(({ hand }) => [...hand]);
  const offers = view.offers.map((offer) => ({
    ...offer,
    give: { ...offer.give, cards: free[offer.from]?.splice(0, offer.give.cards) ?? [] },
    want: { ...offer.want, cards: ALL_CARDS.slice(0, offer.want.cards) },
  }));
  const bag = HONCHOS.filter((honcho) => !drawn.has(honcho));
  return { ...view, players, offers, bag, deck: cards, destinations: pile };
}
