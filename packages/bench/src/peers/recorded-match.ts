import type { GameTypes, Seat } from '@boomtown/game-core';
import { begunByFirst } from '@boomtown/registry/chosen';
import { SMALL_GAME } from '../chosen-games.ts';
import { quickChance, type Start, startsOf, walk } from '../rules/walk.ts';

/** What every server in the contest plays. */
export const CONTEST_GAME = SMALL_GAME.info;

/** With a fixed starter there is no chance in the game, so that every server reaches the same states. */
export const CONTEST_OPTIONS = begunByFirst(SMALL_GAME);
const SEATS = 2;

/** An action of the recorded match. */
export interface RecordedAction {
  readonly seat: Seat;
  readonly action: GameTypes['Action'];
}

export function contestStart(): Start<GameTypes> {
  const [start] = startsOf(SMALL_GAME, SEATS, 1, CONTEST_OPTIONS);
  if (start === undefined) throw new Error('no match was set up');
  return start;
}

/** One complete match, always the same, which every server plays at every table. */
export function recordedMatch(): readonly RecordedAction[] {
  return [...walk(SMALL_GAME, contestStart(), quickChance(7))].map(({ seat, action }) => ({ seat, action }));
}
