import type { Report } from '@boomtown/analysis';
import type { GameTypes, Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import { useEffect, useMemo } from 'preact/hooks';
import type { Judgements } from '../../replay/analysis/judged.ts';
import { moveText } from '../table/move-text.ts';
import type { AnyTelling } from '../table/telling.ts';
import { createShownBest, type ShownBest } from './shown-best.ts';

/** An action that is shown in a picture, the places that it speaks of, and what it is called. */
export interface BestShown {
  readonly action: GameTypes['Action'];
  readonly places: readonly PlaceKey[];
  readonly text: string;
}

/** An action of a seat as it is shown where `telling` tells of. */
export function shownAction(
  game: AnyGameModule,
  telling: AnyTelling,
  action: GameTypes['Action'],
  seat: Seat,
): BestShown {
  const said = game.actionWords(action, seat, telling);
  return { action, places: said.places, text: moveText(said) };
}

/** The first of the best actions at a step of which this is told; `null` where none is known. */
export function bestAt(game: AnyGameModule, telling: AnyTelling, judged: Judgements, step: number): BestShown | null {
  const [action] = judged[step]?.best ?? [];
  const [seat]: readonly (Seat | undefined)[] = game.rules.actors(telling.view);
  return action === undefined || seat === undefined ? null : shownAction(game, telling, action, seat);
}

/** What would have been better than the decision that was taken at this step; `null` where none decided the match. */
export function betterAt(
  game: AnyGameModule,
  telling: AnyTelling,
  report: Report | null,
  step: number,
): BestShown | null {
  const moment = report?.moments?.find(({ step: led, better }) => better !== null && led === step + 1);
  if (moment === undefined || moment.better === null) return null;
  return shownAction(game, telling, moment.better.action, moment.seat);
}

/** Shows an action in the picture, as its ghost and by lighting its places, for as long as nothing else is lit. */
export function useBestShown(best: BestShown | null, elseLit: boolean): Omit<ShownBest, 'is'> {
  const shown = useMemo(createShownBest, []);
  const key = JSON.stringify(best);
  useEffect(() => shown.is(best, elseLit), [key, elseLit]);
  return shown;
}
