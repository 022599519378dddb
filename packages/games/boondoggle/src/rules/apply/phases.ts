/** The order of a round: whose part comes next, what each phase begins with, how a round ends (§4, §5.1, §8). */
import type { Seat } from '@boomtown/game-core';
import type { CardKind } from '../data/cards.ts';
import type { Resource } from '../data/markets.ts';
import { FUNDS_A_ROUND, type Honcho, RACKET } from '../data/start.ts';
import { winners } from '../outcome.ts';
import { playerAt, seatsInOrder } from '../table.ts';
import type { Phase, State } from '../types.ts';
import { publicView } from '../view.ts';
import {
  addMoney,
  drawCard,
  moveGoods,
  type StateDraft,
  tell,
  tellSecret,
  update,
  updatePlayer,
} from './state-draft.ts';

/** The part of this seat in the present phase is over: the next one's begins, or the next phase. */
export function endPart(draft: StateDraft, seat: Seat): void {
  const { state } = draft;
  const order = seatsInOrder(state);
  const next = order.slice(order.indexOf(seat) + 1).find((other) => takesPart(state, other, state.phase));
  if (next !== undefined) update(draft, { actor: next, acted: [] });
  else endPhase(draft);
}

/** All had their part in the present phase. */
export function endPhase(draft: StateDraft): void {
  const { phase, go } = draft.state;
  if (phase === 'buy-card') beginPhase(draft, 'play-card');
  else if (phase === 'play-card' && go === 1) update(draft, { go: 2, actor: draft.state.starter });
  else if (phase === 'play-card') beginTrading(draft);
  else if (phase === 'trade') beginPhase(draft, 'job');
  else if (phase === 'job') beginPhase(draft, 'sell');
  else if (phase === 'sell') beginPhase(draft, 'build');
  else if (phase === 'build') beginPhase(draft, 'scheme');
  else if (phase === 'scheme') endRound(draft);
  else throw new Error(`The phase ${phase} does not end by itself.`);
}

/** Begins a phase with the first who takes part in it; if all sit out, the round is over. */
function beginPhase(draft: StateDraft, phase: Phase): void {
  const actor = seatsInOrder(draft.state).find((seat) => takesPart(draft.state, seat, phase));
  if (actor === undefined) endRound(draft);
  else update(draft, { phase, actor, go: 1, acted: [] });
}

function beginTrading(draft: StateDraft): void {
  update(draft, { phase: 'trade', actor: null, go: 1, acted: [] });
}

function takesPart(state: State, seat: Seat, phase: Phase): boolean {
  const sittingOut = phase === 'sell' || phase === 'build' || phase === 'scheme';
  return !(sittingOut && playerAt(state, seat).working);
}

function endRound(draft: StateDraft): void {
  const seats = draft.state.players.map((_, seat) => seat);
  for (const seat of seats) {
    const { hand, coupons } = playerAt(draft.state, seat);
    const back = Array.from({ length: coupons }, (): CardKind => 'kickback-coupon');
    updatePlayer(draft, seat, { hand: [...hand, ...back], coupons: 0, working: false, maven: false });
  }
  update(draft, {
    go: 1,
    acted: [],
    highwayman: null,
    purchases: [],
    offersMade: seats.map(() => 0),
  });
  const { players, round, options } = draft.state;
  if (players.some((player) => player.shown) || round >= options.roundLimit) endGame(draft);
  else beginRound(draft);
}

function endGame(draft: StateDraft): void {
  update(draft, { phase: 'over', actor: null });
  tell(draft, { type: 'game-ended', winners: winners(publicView(draft.state)) });
}

function beginRound(draft: StateDraft): void {
  const { state } = draft;
  const round = state.round + 1;
  const starter = state.nextStarter ?? (state.starter + 1) % state.players.length;
  update(draft, { round, starter, nextStarter: null });
  tell(draft, { type: 'round-started', round, starter });
  for (const seat of seatsInOrder(draft.state)) {
    collectFunds(draft, seat);
    for (const honcho of playerAt(draft.state, seat).honchos) collectBenefit(draft, seat, honcho);
  }
  beginPhase(draft, 'buy-card');
}

function collectFunds(draft: StateDraft, seat: Seat): void {
  const { funds } = playerAt(draft.state, seat);
  const money = Math.min(FUNDS_A_ROUND, funds ?? 0);
  if (funds === null || money === 0) return;
  updatePlayer(draft, seat, { funds: funds - money });
  addMoney(draft, seat, money);
  tell(draft, { type: 'funds', seat, money });
}

const BENEFITS: { readonly [honcho in Honcho]?: Resource } = {
  'union-boss': 'crew',
  'master-of-macadam': 'asphalt',
  smelter: 'steel',
  insider: 'permit',
};

function collectBenefit(draft: StateDraft, seat: Seat, honcho: Honcho): void {
  const open = { type: 'benefit', seat, honcho } as const;
  const resource = BENEFITS[honcho];
  if (resource !== undefined) {
    if (draft.state.supply[resource] === 0) return;
    moveGoods(draft, 'supply', seat, { [resource]: 1 });
    tell(draft, open);
  } else if (honcho === 'racketeer') {
    addMoney(draft, seat, RACKET);
    tell(draft, open);
  } else {
    const card = drawCard(draft, seat);
    if (card !== undefined) tellSecret(draft, [seat], open, { ...open, card });
  }
}
