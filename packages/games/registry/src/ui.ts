import type { AnyGameModule } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { addedPart } from './added.ts';
import { entryOf } from './ids.ts';

const added = await addedPart<() => Promise<AnyGameModule>>('ui');

/** Each game's code is fetched when a table of it is made or opened. */
const MODULES: Readonly<Record<GameId, () => Promise<AnyGameModule>>> = {
  'construction-boom': () =>
    import('@boomtown/construction-boom/ui').then(({ modules }) => modules['construction-boom']),
  constructo: () => import('@boomtown/constructo/ui').then(({ modules }) => modules.constructo),
  constructor: () => import('@boomtown/constructo/ui').then(({ modules }) => modules.constructor),
  'bau-boom': () => import('@boomtown/bau-boom/ui').then(({ modules }) => modules['bau-boom']),
  boondoggle: () => import('@boomtown/boondoggle/ui').then(({ modules }) => modules.boondoggle),
  'stone-wall': () => import('@boomtown/stone-wall/ui').then(({ modules }) => modules['stone-wall']),
  ...added,
};

export function loadGame(id: GameId): Promise<AnyGameModule> {
  return entryOf(MODULES, id)();
}

/** Fetches a game's code and that of its picture before anything of it is shown. Rejects if a part did not come. */
export async function fetchGame(id: GameId): Promise<void> {
  const game = await loadGame(id);
  await game.fetchScene();
}
