import { quickWords } from '../measure/quick-chance.ts';
import type { PlayedOut } from '../rules/play-out.ts';
import { actionList, firstPosition, listActions, play } from './packed-round.ts';

/** Plays rounds at random on the hand-packed engine for about so long. */
export function playPackedOut(neighbours: Int32Array, seconds: number): PlayedOut {
  const word = quickWords(2);
  const list = actionList();
  const begin = performance.now();
  let actions = 0;
  while (performance.now() - begin < 1000 * seconds) {
    // The clock is asked only now and then: one round takes about as long as asking.
    for (let round = 0; round < 100; round += 1) {
      const position = firstPosition();
      for (let legal = listActions(position, neighbours, list); legal > 0; ) {
        // The index is below the number of actions just listed.
        play(position, list[word() % legal] as number);
        actions += 1;
        legal = listActions(position, neighbours, list);
      }
    }
  }
  return { actions, seconds: (performance.now() - begin) / 1000 };
}
