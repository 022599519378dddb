import type { GameTypes } from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';
import type { Lesson } from './lesson.ts';

/** The lesson of whatever game, for the guide that serves them all; it hands each only its own game's values back. */
export type AnyLesson = Lesson<GameTypes>;

/** Each game's first-game guide, fetched when somebody opens it. */
const LESSONS = {
  'construction-boom': () => import('./construction-boom/lesson.ts').then(({ lesson }): AnyLesson => lesson),
  constructo: () => import('./constructo/lesson.ts').then(({ lesson }): AnyLesson => lesson),
  constructor: () => import('./constructo/lesson.ts').then(({ lesson }): AnyLesson => lesson),
  'bau-boom': () => import('./bau-boom/lesson.ts').then(({ lesson }): AnyLesson => lesson),
  boondoggle: () => import('./boondoggle/lesson.ts').then(({ lesson }): AnyLesson => lesson),
} satisfies Record<GameId, () => Promise<AnyLesson>>;

export function loadLesson(id: GameId): Promise<AnyLesson> {
  return LESSONS[id]();
}
