import { CompactRound, FIRST_POSITION, MOST_ACTIONS } from '@boomtown/constructo/bench';
import { quickWords } from '../measure/quick-chance.ts';
import type { PlayedOut } from './play-out.ts';

/** Plays rounds at random on the board that the bots search with for about so long. */
export function playCompactOut(neighbours: Int32Array, seconds: number): PlayedOut {
  const word = quickWords(2);
  const round = new CompactRound(neighbours);
  const list = new Uint8Array(MOST_ACTIONS);
  round.begin(FIRST_POSITION);
  const begin = performance.now();
  let actions = 0;
  while (performance.now() - begin < 1000 * seconds) {
    // The clock is asked only now and then: one round takes about as long as asking.
    for (let number = 0; number < 100; number += 1) {
      let turn = 0;
      for (let legal = round.legal(0, list, 0); legal > 0; legal = round.legal(turn, list, 0)) {
        // The index is below the number of actions just listed.
        round.play(turn, list[word() % legal] as number);
        turn += 1;
      }
      actions += turn;
    }
  }
  return { actions, seconds: (performance.now() - begin) / 1000 };
}
