import { type Constructo, type ConstructoAction, constructoGame } from '@boomtown/constructo/rules';
import type { Seat } from '@boomtown/game-core';
import { quickChance } from '../measure/quick-chance.ts';
import { type Start, startsOf, walk } from '../rules/walk.ts';

/** What every server in the contest plays. */
export const CONTEST_GAME = constructoGame.info;

/** With a fixed starter there is no chance in the game, so that every server reaches the same states. */
export const CONTEST_OPTIONS = { starter: 0 };
const SEATS = 2;

/** An action of the recorded match. */
export interface RecordedAction {
  readonly seat: Seat;
  readonly action: ConstructoAction;
}

export function contestStart(): Start<Constructo> {
  const [start] = startsOf(constructoGame, SEATS, 1, CONTEST_OPTIONS);
  if (start === undefined) throw new Error('no match was set up');
  return start;
}

/** One complete match, always the same, which every server plays at every table. */
export function recordedMatch(): readonly RecordedAction[] {
  return [...walk(constructoGame, contestStart(), quickChance(7))].map(({ seat, action }) => ({ seat, action }));
}
