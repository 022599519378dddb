import type { CreateAnalyst } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { entryOf } from './ids.ts';

/** The games that have an analyst: those in which nothing is hidden from anybody. */
const ANALYSTS: Readonly<Record<GameId, () => Promise<CreateAnalyst>>> = {
  constructo: () => import('@boomtown/constructo/analysis').then(({ createAnalyst }) => createAnalyst as CreateAnalyst),
  constructor: () =>
    import('@boomtown/constructo/analysis').then(({ createAnalyst }) => createAnalyst as CreateAnalyst),
};

export function isAnalysed(id: GameId): boolean {
  return Object.hasOwn(ANALYSTS, id);
}

/** Fetches what judges positions of a game that has an analyst. */
export function loadAnalyst(id: GameId): Promise<CreateAnalyst> {
  return entryOf(ANALYSTS, id)();
}
