import type { Refusal } from '@boomtown/game-core';
import type { Action, SeatView } from '../types.ts';
import { destinationRefusal, enforceRefusal, playRefusal } from './cards.ts';
import { buyCardRefusal, buyRefusal, sellRefusal } from './markets.ts';
import { layRefusal } from './miles.ts';
import { answerRefusal, offerRefusal } from './trading.ts';

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
