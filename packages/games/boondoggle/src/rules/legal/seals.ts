import type { Seat } from '@boomtown/game-core';
import { roadKind } from '../miles.ts';
import { passedCommons, wayTo } from '../paths.ts';
import { playerAt, seatsInOrder } from '../table.ts';
import type { Action, Lay, PublicView, SeatView } from '../types.ts';

/** They show cards to another player, or draw some. */
const SHOWING: readonly Action['type'][] = ['buy-card', 'play', 'enforce', 'offer', 'accept', 'destination'];

/** Can this legal action not be taken back once it is done? */
export function seals(sight: SeatView, action: Action): boolean {
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
