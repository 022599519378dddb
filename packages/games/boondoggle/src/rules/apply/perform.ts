import type { Rng, Seat, Step } from '@boomtown/game-core';
import { SIDE_JOB } from '../data/start.ts';
import type { Action, Boondoggle, State } from '../types.ts';
import { allowPurchase, enforce, playCard } from './cards.ts';
import { buy, buyCard, sell } from './markets.ts';
import { endPart } from './phases.ts';
import { drawFirstDestination, lay } from './projects.ts';
import { addMoney, type StateDraft, tell, updatePlayer } from './state-draft.ts';
import { answerOffer, finishTrading, makeOffer } from './trading.ts';

/** Does what a legal action does: the next state and its events. The given state stays as it is. */
export function perform(state: State, seat: Seat, action: Action, rng: Rng): Step<Boondoggle> {
  const draft: StateDraft = { state, events: [], rng };
  act(draft, seat, action);
  return { state: draft.state, events: draft.events };
}

function act(draft: StateDraft, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'pass':
      endPart(draft, seat);
      break;
    case 'buy-card':
      buyCard(draft, seat);
      break;
    case 'play':
      playCard(draft, seat, action);
      break;
    case 'allow':
      allowPurchase(draft);
      break;
    case 'enforce':
      enforce(draft, seat);
      break;
    case 'offer':
      makeOffer(draft, seat, action);
      break;
    case 'accept':
    case 'decline':
    case 'withdraw':
      answerOffer(draft, seat, action);
      break;
    case 'done':
      finishTrading(draft, seat);
      break;
    case 'destination':
      drawFirstDestination(draft, seat);
      break;
    case 'job':
      takeJob(draft, seat);
      break;
    case 'sell':
      sell(draft, seat, action);
      break;
    case 'buy':
      buy(draft, seat, action);
      break;
    case 'build':
    case 'kickback':
    case 'guardrail':
      lay(draft, seat, action);
      endPart(draft, seat);
      break;
  }
}

/** Ten dollars, and out for phases 5 to 7 (§6.1). */
function takeJob(draft: StateDraft, seat: Seat): void {
  addMoney(draft, seat, SIDE_JOB);
  updatePlayer(draft, seat, { working: true });
  tell(draft, { type: 'job', seat });
  endPart(draft, seat);
}
