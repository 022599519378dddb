/** The order of a round: whose part comes next, what each phase begins with, how a round ends (§4, §5.1, §8). */
import type { Seat } from '@boomtown/game-core';
import type { CardKind } from '../data/cards.ts';
import type { Resource } from '../data/markets.ts';
import { FUNDS_A_ROUND, type Honcho, RACKET } from '../data/start.ts';
import { winners } from '../outcome.ts';
import { playerAt, seatsInOrder } from '../table.ts';
import type { Phase, State } from '../types.ts';
import { publicView } from '../view.ts';
import { drawCard } from './deck.ts';
import { addMoney, moveGoods, type Progress, tell, tellSecret, update, updatePlayer } from './progress.ts';

/** The part of this seat in the present phase is over: the next one's begins, or the next phase. */
export function endPart(progress: Progress, seat: Seat): void {
  const { state } = progress;
  const order = seatsInOrder(state);
  const next = order.slice(order.indexOf(seat) + 1).find((other) => takesPart(state, other, state.phase));
  if (next !== undefined) update(progress, { actor: next, acted: [] });
  else endPhase(progress);
}

/** All had their part in the present phase. */
export function endPhase(progress: Progress): void {
  const { phase, go } = progress.state;
  if (phase === 'buy-card') beginPhase(progress, 'play-card');
  else if (phase === 'play-card' && go === 1) update(progress, { go: 2, actor: progress.state.starter });
  else if (phase === 'play-card') beginTrading(progress);
  else if (phase === 'trade') beginPhase(progress, 'job');
  else if (phase === 'job') beginPhase(progress, 'sell');
  else if (phase === 'sell') beginPhase(progress, 'build');
  else if (phase === 'build') beginPhase(progress, 'scheme');
  else if (phase === 'scheme') endRound(progress);
  else throw new Error(`The phase ${phase} does not end by itself.`);
}

/** Begins a phase with the first who takes part in it; if all sit out, the round is over. */
function beginPhase(progress: Progress, phase: Phase): void {
  const actor = seatsInOrder(progress.state).find((seat) => takesPart(progress.state, seat, phase));
  if (actor === undefined) endRound(progress);
  else update(progress, { phase, actor, go: 1, acted: [] });
}

function beginTrading(progress: Progress): void {
  update(progress, { phase: 'trade', actor: null, go: 1, acted: [] });
}

function takesPart(state: State, seat: Seat, phase: Phase): boolean {
  const sittingOut = phase === 'sell' || phase === 'build' || phase === 'scheme';
  return !(sittingOut && playerAt(state, seat).working);
}

function endRound(progress: Progress): void {
  const seats = progress.state.players.map((_, seat) => seat);
  for (const seat of seats) {
    const { hand, coupons } = playerAt(progress.state, seat);
    const back = Array.from({ length: coupons }, (): CardKind => 'kickback-coupon');
    updatePlayer(progress, seat, { hand: [...hand, ...back], coupons: 0, working: false, maven: false });
  }
  update(progress, {
    go: 1,
    acted: [],
    highwayman: null,
    purchases: [],
    offersMade: seats.map(() => 0),
  });
  const { players, round, options } = progress.state;
  if (players.some((player) => player.shown) || round >= options.roundLimit) endGame(progress);
  else beginRound(progress);
}

function endGame(progress: Progress): void {
  update(progress, { phase: 'over', actor: null });
  tell(progress, { type: 'game-ended', winners: winners(publicView(progress.state)) });
}

function beginRound(progress: Progress): void {
  const { state } = progress;
  const round = state.round + 1;
  const starter = state.nextStarter ?? (state.starter + 1) % state.players.length;
  update(progress, { round, starter, nextStarter: null });
  tell(progress, { type: 'round-started', round, starter });
  for (const seat of seatsInOrder(progress.state)) {
    collectFunds(progress, seat);
    for (const honcho of playerAt(progress.state, seat).honchos) collectBenefit(progress, seat, honcho);
  }
  beginPhase(progress, 'buy-card');
}

function collectFunds(progress: Progress, seat: Seat): void {
  const { funds } = playerAt(progress.state, seat);
  const money = Math.min(FUNDS_A_ROUND, funds ?? 0);
  if (funds === null || money === 0) return;
  updatePlayer(progress, seat, { funds: funds - money });
  addMoney(progress, seat, money);
  tell(progress, { type: 'funds', seat, money });
}

const BENEFITS: { readonly [honcho in Honcho]?: Resource } = {
  'union-boss': 'crew',
  'master-of-macadam': 'asphalt',
  smelter: 'steel',
  insider: 'permit',
};

function collectBenefit(progress: Progress, seat: Seat, honcho: Honcho): void {
  const open = { type: 'benefit', seat, honcho } as const;
  const resource = BENEFITS[honcho];
  if (resource !== undefined) {
    if (progress.state.supply[resource] === 0) return;
    moveGoods(progress, 'supply', seat, { [resource]: 1 });
    tell(progress, open);
  } else if (honcho === 'racketeer') {
    addMoney(progress, seat, RACKET);
    tell(progress, open);
  } else {
    const card = drawCard(progress, seat);
    if (card !== undefined) tellSecret(progress, [seat], open, { ...open, card });
  }
}
