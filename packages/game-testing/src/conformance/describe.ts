import type { Game, GameTypes } from '@boomtown/game-core';
import { describe, it } from 'vitest';
import { checkGame } from './check-game.ts';
import type { ConformanceSettings } from './settings.ts';

/** With these in the environment all games are played oftener, and other games: for long runs outside of the usual tests. */
const PLAYS = 'CONFORMANCE_PLAYS';
const SEED = 'CONFORMANCE_SEED';

const USUAL_PATIENCE_MS = 3 * 60_000;
const LONG_PATIENCE_MS = 12 * 60 * 60 * 1000;

/**
 * Plays every sample of the game at random and checks the contract; one `describe` to stand in a rules package's tests.
 * `CONFORMANCE_PLAYS=500 CONFORMANCE_SEED=any-text` in the environment plays more and other games; a seed that finds
 * something belongs into a named test, as `settings.seed`.
 */
export function describeConformance<T extends GameTypes>(game: Game<T>, settings: ConformanceSettings<T> = {}): void {
  const { [PLAYS]: plays, [SEED]: seed } = process.env;
  const more = plays === undefined ? {} : { playsASample: Number(plays), thorough: Number(plays) * 50 };
  const other = seed === undefined ? {} : { seed };
  const patience = plays === undefined ? USUAL_PATIENCE_MS : LONG_PATIENCE_MS;
  describe(`${game.info.id}: the contract`, () => {
    it('holds in random games of every sample', { timeout: patience }, () => {
      checkGame(game, { ...settings, ...more, ...other });
    });
  });
}
