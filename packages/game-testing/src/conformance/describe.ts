import type { Game, GameTypes } from '@boomtown/game-core';
import { describe, it } from 'vitest';
import { checkGame } from './check-game.ts';
import type { ConformanceSettings } from './settings.ts';

/** Plays every sample of the game at random and checks the contract; one `describe` to stand in a rules package's tests. */
export function describeConformance<T extends GameTypes>(game: Game<T>, settings: ConformanceSettings<T> = {}): void {
  describe(`${game.info.id}: the contract`, () => {
    it('holds in random games of every sample', () => {
      checkGame(game, settings);
    });
  });
}
