import type { Seat } from '@boomtown/game-core';
import type { Answer, MakeOffer } from '../actions.ts';
import { playerAt } from '../table.ts';
import type { Bundle, Offer } from '../types.ts';
import { openOffer } from '../view.ts';
import { endPhase } from './phases.ts';
import {
  addMoney,
  moveGoods,
  type Progress,
  takeFromHand,
  tell,
  tellSecret,
  update,
  updatePlayer,
} from './progress.ts';

/** Puts an offer on the table (§5.5). Its id is one more than the offers made by all in this round (§8). */
export function makeOffer(progress: Progress, seat: Seat, { to, give, want }: MakeOffer): void {
  const { offers, offersMade } = progress.state;
  const id = 1 + offersMade.reduce((sum, made) => sum + made, 0);
  const offer: Offer = { id, from: seat, to, give, want };
  update(progress, {
    offers: [...offers, offer],
    offersMade: offersMade.with(seat, (offersMade[seat] ?? 0) + 1),
  });
  const event = { type: 'offered', seat, to } as const;
  tellSecret(progress, [seat, to], { ...event, offer: openOffer(offer) }, { ...event, offer });
}

/** Carries an offer out, closes it as declined, or withdraws it (§5.5). */
export function answerOffer(progress: Progress, seat: Seat, { type, offer: id }: Answer): void {
  const offer = progress.state.offers.find((one) => one.id === id);
  if (offer === undefined) throw new Error(`There is no offer ${id}.`);
  update(progress, { offers: progress.state.offers.filter((one) => one !== offer) });
  if (type === 'accept') carryOut(progress, offer);
  else tell(progress, { type: 'offer-closed', seat, offer: id, why: type === 'decline' ? 'declined' : 'withdrawn' });
}

/** Everything changes hands at once: cards and honchos leave both sides before they come to the other. */
function carryOut(progress: Progress, offer: Offer): void {
  const { from, to, give, want } = offer;
  takeAway(progress, from, give);
  takeAway(progress, to, want);
  handOver(progress, from, want);
  handOver(progress, to, give);
  const seats = [from, to].toSorted((a, b) => a - b);
  tellSecret(progress, seats, { type: 'traded', offer: openOffer(offer), seats }, { type: 'traded', offer, seats });
}

function takeAway(progress: Progress, seat: Seat, bundle: Bundle): void {
  addMoney(progress, seat, -bundle.money);
  for (const card of bundle.cards) takeFromHand(progress, seat, card);
  const { honchos } = playerAt(progress.state, seat);
  updatePlayer(progress, seat, { honchos: honchos.filter((honcho) => !bundle.honchos.includes(honcho)) });
  // Through the supply, so that nothing is ever lent.
  moveGoods(progress, seat, 'supply', bundle);
}

function handOver(progress: Progress, seat: Seat, bundle: Bundle): void {
  addMoney(progress, seat, bundle.money);
  const player = playerAt(progress.state, seat);
  updatePlayer(progress, seat, {
    hand: [...player.hand, ...bundle.cards],
    honchos: [...player.honchos, ...bundle.honchos],
  });
  moveGoods(progress, 'supply', seat, bundle);
}

/** A seat is done with trading: its offers and those to it fall; when all are done the phase ends (§5.5). */
export function finishTrading(progress: Progress, seat: Seat): void {
  const touching = progress.state.offers.filter((offer) => offer.from === seat || offer.to === seat);
  const done = progress.state.done.with(seat, true);
  update(progress, { done, offers: progress.state.offers.filter((offer) => !touching.includes(offer)) });
  for (const offer of touching) tell(progress, { type: 'offer-closed', seat, offer: offer.id, why: 'fallen' });
  if (!done.every(Boolean)) return;
  update(progress, { done: done.map(() => false) });
  endPhase(progress);
}
