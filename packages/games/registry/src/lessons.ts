import type { AnyLesson } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { addedPart } from './added.ts';
import { entryOf } from './ids.ts';

const added = await addedPart<() => Promise<AnyLesson>>('lessons');

/** Each game's first-game guide is fetched when it is opened; a game may have none. */
const LESSONS: Readonly<Record<GameId, () => Promise<AnyLesson>>> = {
  'construction-boom': () =>
    import('@boomtown/construction-boom/lesson').then(({ lessons }) => lessons['construction-boom']),
  constructo: () => import('@boomtown/constructo/lesson').then(({ lessons }) => lessons.constructo),
  constructor: () => import('@boomtown/constructo/lesson').then(({ lessons }) => lessons.constructor),
  'bau-boom': () => import('@boomtown/bau-boom/lesson').then(({ lessons }) => lessons['bau-boom']),
  boondoggle: () => import('@boomtown/boondoggle/lesson').then(({ lessons }) => lessons.boondoggle),
  ...added,
};

/** Has the game a first-game guide? */
export function hasLesson(id: GameId): boolean {
  return Object.hasOwn(LESSONS, id);
}

export function loadLesson(id: GameId): Promise<AnyLesson> {
  return entryOf(LESSONS, id)();
}
