import type { Measured, PlayedOut } from '@boomtown/game-core';
import { CompactRound, MOST_ACTIONS } from '../bots/compact.ts';
import { FIRST_POSITION, neighboursOn } from '../bots/position.ts';
import { type Constructo, constructoGame } from '../rules/index.ts';
import { STANDARD_BOARDS } from '../view.ts';
import { actionList, firstPosition, listActions, play } from './packed-round.ts';

const [BOARD] = STANDARD_BOARDS;
if (BOARD === undefined) throw new Error('there is no board');
const NEIGHBOURS = neighboursOn(BOARD);

/** The rules' speed beside that of two packed boards. */
export const measured: readonly Measured<Constructo>[] = [
  {
    game: constructoGame,
    fewestActions: 500_000,
    otherForms: [
      {
        name: "the bots' compact board",
        fewestActions: 4_000_000,
        playOut: (words, seconds) => playCompactOut(NEIGHBOURS, words, seconds),
      },
      {
        name: 'packed by hand (the ceiling)',
        playOut: (words, seconds) => playPackedOut(NEIGHBOURS, words, seconds),
      },
    ],
  },
];

/** On the board that the bots search with. */
function playCompactOut(neighbours: Int32Array, word: () => number, seconds: number): PlayedOut {
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

/** On the hand-packed engine. */
function playPackedOut(neighbours: Int32Array, word: () => number, seconds: number): PlayedOut {
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
