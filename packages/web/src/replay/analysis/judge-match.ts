import type { GameTypes } from '@boomtown/game-core';
import type { Judged } from '@boomtown/ui-kit/analyst';
import type { Judge } from './judged.ts';

/** The first look at each position, in milliseconds: near the end of a round that is enough for certainty. */
const GLANCE = 60;
/** The second look at those that the first one left uncertain. */
const LONG_LOOK = 1500;
/** This many long looks are taken at most: with this the whole is bounded to about half a minute. */
const MOST_LONG_LOOKS = 20;

/**
 * Judges all positions of a replay, one at a time and from the last one back: what was found out about later ones makes
 * earlier ones quick. First all with a glance, so that the curve is soon there, then again those that are uncertain.
 * @param tell is given each judgement as it comes; a later one of a step takes the place of the former
 * @param wanted is asked before each question whether anybody still wants to know
 */
export async function judgeMatch(
  views: readonly GameTypes['PublicView'][],
  judge: Judge,
  tell: (step: number, judged: Judged) => void,
  wanted: () => boolean,
): Promise<void> {
  const uncertain: number[] = [];
  for (const [step, view] of [...views.entries()].reverse()) {
    if (!wanted()) return;
    const judged = await judge(view, GLANCE);
    if (wanted()) tell(step, judged);
    if (!judged.exact && judged.best.length > 0) uncertain.push(step);
  }
  for (const step of uncertain.slice(0, MOST_LONG_LOOKS)) {
    const view = views[step];
    if (view === undefined || !wanted()) return;
    const judged = await judge(view, LONG_LOOK);
    if (wanted()) tell(step, judged);
  }
}
