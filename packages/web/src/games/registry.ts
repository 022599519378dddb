import type { GameTypes } from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';
import type { GameModule } from './game-module.ts';

/** The module of whatever game, for pages that serve them all; they hand each only its own game's values back. */
export type AnyGameModule = GameModule<GameTypes>;

/** Each game's code is fetched when a table of it is made or opened. */
const MODULES = {
  'construction-boom': () =>
    import('./construction-boom/module.ts').then((games): AnyGameModule => games.constructionBoom),
  constructo: () => import('./constructo/module.ts').then((games): AnyGameModule => games.constructo),
  constructor: () => import('./constructo/module.ts').then((games): AnyGameModule => games.constructor),
  'bau-boom': () => import('./bau-boom/module.ts').then((games): AnyGameModule => games.bauBoom),
  boondoggle: () => import('./boondoggle/module.ts').then((games): AnyGameModule => games.boondoggle),
} satisfies Record<GameId, () => Promise<AnyGameModule>>;

export function loadGame(id: GameId): Promise<AnyGameModule> {
  return MODULES[id]();
}

/** Fetches a game's code and that of its picture before anything of it is shown. Rejects if a part did not come. */
export async function fetchGame(id: GameId): Promise<void> {
  const game = await loadGame(id);
  await game.fetchScene();
}
