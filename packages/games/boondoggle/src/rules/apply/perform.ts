import type { Rng, Seat, Step } from '@boomtown/game-core';
import type { Action } from '../actions.ts';
import type { Boondoggle } from '../boondoggle.ts';
import { SIDE_JOB } from '../data/start.ts';
import type { State } from '../types.ts';
import { allowPurchase, enforce, playCard } from './cards.ts';
import { buy, buyCard, sell } from './markets.ts';
import { endPart } from './phases.ts';
import { addMoney, type Progress, tell, updatePlayer } from './progress.ts';
import { drawFirstDestination, lay } from './projects.ts';
import { answerOffer, finishTrading, makeOffer } from './trading.ts';

/** Does what a legal action does: the next state and its events. The given state stays as it is. */
export function perform(state: State, seat: Seat, action: Action, rng: Rng): Step<Boondoggle> {
  const progress: Progress = { state, events: [], rng };
  act(progress, seat, action);
  return { state: progress.state, events: progress.events };
}

function act(progress: Progress, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'pass':
      endPart(progress, seat);
      break;
    case 'buy-card':
      buyCard(progress, seat);
      break;
    case 'play':
      playCard(progress, seat, action);
      break;
    case 'allow':
      allowPurchase(progress);
      break;
    case 'enforce':
      enforce(progress, seat);
      break;
    case 'offer':
      makeOffer(progress, seat, action);
      break;
    case 'accept':
    case 'decline':
    case 'withdraw':
      answerOffer(progress, seat, action);
      break;
    case 'done':
      finishTrading(progress, seat);
      break;
    case 'destination':
      drawFirstDestination(progress, seat);
      break;
    case 'job':
      takeJob(progress, seat);
      break;
    case 'sell':
      sell(progress, seat, action);
      break;
    case 'buy':
      buy(progress, seat, action);
      break;
    case 'build':
    case 'kickback':
    case 'guardrail':
      lay(progress, seat, action);
      endPart(progress, seat);
      break;
  }
}

/** Ten dollars, and out for phases 5 to 7 (§6.1). */
function takeJob(progress: Progress, seat: Seat): void {
  addMoney(progress, seat, SIDE_JOB);
  updatePlayer(progress, seat, { working: true });
  tell(progress, { type: 'job', seat });
  endPart(progress, seat);
}
