import type { Seat } from '@boomtown/game-core';
import { playerAt } from '../table.ts';
import type { Answer, Bundle, MakeOffer, Offer } from '../types.ts';
import { openOffer } from '../view.ts';
import { endPhase } from './phases.ts';
import {
  addMoney,
  moveGoods,
  type StateDraft,
  takeFromHand,
  tell,
  tellSecret,
  update,
  updatePlayer,
} from './state-draft.ts';

/** Puts an offer on the table (§5.5). Its id is one more than the offers made by all in this round (§8). */
export function makeOffer(draft: StateDraft, seat: Seat, { to, give, want }: MakeOffer): void {
  const { offers, offersMade } = draft.state;
  const id = 1 + offersMade.reduce((sum, made) => sum + made, 0);
  const offer: Offer = { id, from: seat, to, give, want };
  update(draft, {
    offers: [...offers, offer],
    offersMade: offersMade.with(seat, (offersMade[seat] ?? 0) + 1),
  });
  const event = { type: 'offered', seat, to } as const;
  tellSecret(draft, [seat, to], { ...event, offer: openOffer(offer) }, { ...event, offer });
}

/** Carries an offer out, closes it as declined, or withdraws it (§5.5). */
export function answerOffer(draft: StateDraft, seat: Seat, { type, offer: id }: Answer): void {
  const offer = draft.state.offers.find((one) => one.id === id);
  if (offer === undefined) throw new Error(`There is no offer ${id}.`);
  update(draft, { offers: draft.state.offers.filter((one) => one !== offer) });
  if (type === 'accept') carryOut(draft, offer);
  else tell(draft, { type: 'offer-closed', seat, offer: id, why: type === 'decline' ? 'declined' : 'withdrawn' });
}

/** Everything changes hands at once: cards and honchos leave both sides before they come to the other. */
function carryOut(draft: StateDraft, offer: Offer): void {
  const { from, to, give, want } = offer;
  takeAway(draft, from, give);
  takeAway(draft, to, want);
  handOver(draft, from, want);
  handOver(draft, to, give);
  const seats = [from, to].toSorted((a, b) => a - b);
  tellSecret(draft, seats, { type: 'traded', offer: openOffer(offer), seats }, { type: 'traded', offer, seats });
}

function takeAway(draft: StateDraft, seat: Seat, bundle: Bundle): void {
  addMoney(draft, seat, -bundle.money);
  for (const card of bundle.cards) takeFromHand(draft, seat, card);
  const { honchos } = playerAt(draft.state, seat);
  updatePlayer(draft, seat, { honchos: honchos.filter((honcho) => !bundle.honchos.includes(honcho)) });
  // Through the supply, so that nothing is ever lent.
  moveGoods(draft, seat, 'supply', bundle);
}

function handOver(draft: StateDraft, seat: Seat, bundle: Bundle): void {
  addMoney(draft, seat, bundle.money);
  const player = playerAt(draft.state, seat);
  updatePlayer(draft, seat, {
    hand: [...player.hand, ...bundle.cards],
    honchos: [...player.honchos, ...bundle.honchos],
  });
  moveGoods(draft, 'supply', seat, bundle);
}

/** A seat is done with trading: its offers and those to it fall; when all are done the phase ends (§5.5). */
export function finishTrading(draft: StateDraft, seat: Seat): void {
  const touching = draft.state.offers.filter((offer) => offer.from === seat || offer.to === seat);
  const done = draft.state.done.with(seat, true);
  update(draft, { done, offers: draft.state.offers.filter((offer) => !touching.includes(offer)) });
  for (const offer of touching) tell(draft, { type: 'offer-closed', seat, offer: offer.id, why: 'fallen' });
  if (!done.every(Boolean)) return;
  update(draft, { done: done.map(() => false) });
  endPhase(draft);
}
