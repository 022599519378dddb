import type { Report } from '@boomtown/analysis';
import type { GameTypes, Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import { useEffect } from 'preact/hooks';
import type { Judgements } from '../../replay/analysis/judged.ts';
import type { ReplayedMatch } from '../../replay/replay-positions.ts';
import type { BoardScene } from '../table/board-host.tsx';

/** An action that is best at a step, and the places of the picture that it speaks of. */
export interface BestShown {
  readonly action: GameTypes['Action'];
  readonly places: readonly PlaceKey[];
}

/** The first of the best actions after this many steps; `null` where none is known. */
export function bestAt(
  game: AnyGameModule,
  replayed: ReplayedMatch,
  judged: Judgements,
  step: number,
): BestShown | null {
  const [action] = judged[step]?.best ?? [];
  const position = replayed.positions[step];
  if (action === undefined || position === undefined) return null;
  const [seat]: readonly (Seat | undefined)[] = game.rules.actors(replayed.rules.publicView(position.state));
  return seat === undefined ? null : { action, places: game.placesOf?.(action, seat) ?? [] };
}

/** What would have been better than the decision that was taken after this many steps; `null` where none decided the match. */
export function betterAt(game: AnyGameModule, report: Report | null, step: number): BestShown | null {
  const moment = report?.moments.find(({ step: led, better }) => better !== null && led === step + 1);
  if (moment === undefined || moment.better === null) return null;
  const { action } = moment.better;
  return { action, places: game.placesOf?.(action, moment.seat) ?? [] };
}

/** Shows an action in the picture, as its ghost and by lighting its places, for as long as nothing else is lit. */
export function useBestShown(scene: BoardScene | null, best: BestShown | null, step: number, elseLit: boolean): void {
  const key = JSON.stringify(best);
  // A picture forgets both when it is shown another step.
  useEffect(() => {
    scene?.consider(best?.action ?? null);
    if (!elseLit) scene?.light(best?.places ?? []);
  }, [scene, key, step, elseLit]);
}
