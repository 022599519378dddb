import type { GameTypes } from '@boomtown/game-core';
import { type GameModule, type PlainModule, plainModule } from '@boomtown/ui-kit';

type PlainGame<T extends GameTypes> = Omit<PlainModule<T>, 'fetchScene'>;

/** All that the pages need of a game that is played on a plain table. What it does better stands after it: `{ ...plainGame(…), headline }`. */
export function plainGame<T extends GameTypes>(game: PlainGame<T>): GameModule<T> {
  const { rules, teller, rows } = game;
  return plainModule<T>({
    ...game,
    async fetchScene() {
      const { plainTable } = await import('./plain/scene.ts');
      return { mount: plainTable<T>({ rules, teller, rows }) };
    },
  });
}
