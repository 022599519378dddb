import { type AnyGame, actors, apply, revealsHidden, takebackRight, watched } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import type { Recording } from './recording.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { leaksIn } from './two-worlds.ts';
import { luckAfter } from './worlds.ts';

/** Did this client learn that an action was taken back, at the end of its scene? */
function hasTakebackNotice({ received }: Recording): boolean {
  return received.some(({ moment, bytes }) => moment === 'taking back' && bytes.includes('took-back'));
}

/** May the last action of the scene be taken back? */
function endsUndoable(game: AnyGame, { starts, moves }: Scene): boolean {
  let { state } = starts[0];
  let right: ReturnType<typeof takebackRight> = null;
  for (const [made, { seat, actions }] of moves.entries()) {
    const luck = watched(() => luckAfter(made));
    const before = actors(game, state);
    const step = apply(game, state, seat, actions[0], luck);
    if (!step.ok) throw new Error(step.error.code);
    const sealed = luck.wasDrawn || revealsHidden(game, step.value.events);
    ({ state } = step.value);
    right = takebackRight({ by: seat, before, after: actors(game, state), sealed });
  }
  return right !== null;
}

const PATIENCE_MS = 180_000;

describe.each(GAME_IDS)('fault 23: two worlds of %s', (id: GameId) => {
  const game: AnyGame = gameOf(id);
  const { hidden, name, seats } = game.info;

  if (!hidden) {
    test('there is one: the game hides nothing, so no seat has a private view and there is nothing to deal anew', () => {
      console.info(`${name} hides nothing: its two worlds would be one and the same.`);
      expect(game.redeal).toBeUndefined();
    });
    return;
  }

  test(
    'look the same to the last byte, to each seat, a spectator, a late one, one who comes back and a big screen',
    async () => {
      const scenes = scenesOf(game);
      // A game may show something with every move: then a scene ends with its first.
      const viewers = new Set(scenes.filter(({ moves }) => moves.length > 0).map(({ viewer }) => viewer));
      expect(viewers.has(null)).toBe(true);
      for (let seat = 0; seat < seats.min; seat += 1) expect(viewers.has(seat), `seat ${seat}`).toBe(true);
      let tookBack = 0;
      const leaks = await leaksIn(id, game, scenes, (recordings) => {
        if (recordings.every(hasTakebackNotice)) tookBack += 1;
      });
      expect(leaks).toEqual([]);
      // Not in every scene may the last action be taken back, and in some games in none; where it is, its viewers learn it.
      expect(tookBack > 0).toBe(scenes.some((scene) => endsUndoable(game, scene)));
    },
    PATIENCE_MS,
  );
});
