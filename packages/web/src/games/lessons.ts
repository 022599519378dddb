import type { GameTypes } from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';
import type { Lesson } from './lesson.ts';

/** The lesson of whatever game, for the guide that serves them all; it hands each only its own game's values back. */
export type AnyLesson = Lesson<GameTypes>;

/** Each game's first-game guide, fetched when somebody opens it. */
const LESSONS: Partial<Record<GameId, () => Promise<AnyLesson>>> = {
  constructo: () => import('./constructo/lesson.ts').then(({ lesson }): AnyLesson => lesson),
  constructor: () => import('./constructo/lesson.ts').then(({ lesson }): AnyLesson => lesson),
};

export function hasLesson(id: GameId): boolean {
  return LESSONS[id] !== undefined;
}

export async function loadLesson(id: GameId): Promise<AnyLesson> {
  const load = LESSONS[id];
  if (load === undefined) throw new Error(`${id} has no guide`);
  return load();
}
