import { legal, plainZero, type Rng, textStream } from '@boomtown/game-core';
import { type ConstructoAction, type ConstructoState, constructoGame } from '../../src/rules/index.ts';
import { STANDARD_BOARDS } from '../../src/view.ts';

/** This game draws chance at setup only; asked anywhere else it throws. */
const NO_CHANCE: Rng = {
  int: () => {
    throw new Error('nothing is drawn here');
  },
  shuffle: () => {
    throw new Error('nothing is drawn here');
  },
};

/** What a legal action of the seat to move leads to. */
export function played(state: ConstructoState, action: ConstructoAction): ConstructoState {
  return constructoGame.perform(state, state.toMove, action, NO_CHANCE).state;
}

export function legalIn(state: ConstructoState): readonly ConstructoAction[] {
  return legal(constructoGame, state, state.toMove);
}

/** The first turn of a match, which seat 0 starts, on one of the boards that the table offers. */
export function firstTurn(board: string, options: object = {}): ConstructoState {
  const setup = constructoGame.setup({ starter: 0, ...options }, 2, NO_CHANCE);
  if (!setup.ok) throw new Error(setup.error.message);
  return played(setup.value.state, { type: 'board', board });
}

export const BOARD_IDS = STANDARD_BOARDS.map(({ id }) => id);

/** A match as random players leave it after this many turns of its first round; `null` if the round ended before. */
export function randomTurn(board: string, turns: number, text: string): ConstructoState | null {
  const rng = textStream(text);
  let state = firstTurn(board);
  for (let turn = 0; turn < turns; turn += 1) {
    const actions = legalIn(state);
    const action = actions[rng.int(actions.length)];
    if (action === undefined) throw new Error('a turn without a legal action');
    state = played(state, action);
    if (state.round !== 1) return null;
  }
  return state;
}

/** Several such positions on all boards. */
export function randomTurns(turns: number, count: number): readonly ConstructoState[] {
  return Array.from({ length: count }, (_, i) => randomTurn(BOARD_IDS[i % 3] ?? '', turns, `turn ${i}`)).filter(
    (state) => state !== null,
  );
}

/** What a round is worth to the seat to move with best play, in points, by trying everything by the rules themselves. */
export function slowValue(state: ConstructoState, known = new Map<string, number>()): number {
  const name = JSON.stringify([state.toMove, state.cells, state.reserve]);
  const before = known.get(name);
  if (before !== undefined) return before;
  let best = Number.NEGATIVE_INFINITY;
  for (const action of legalIn(state)) {
    const next = played(state, action);
    const ended = next.scores.length > state.scores.length;
    const [first = 0, second = 0] = next.scores.at(-1) ?? [];
    const lead = state.toMove === 0 ? first - second : second - first;
    best = Math.max(best, ended ? lead : -slowValue(next, known));
  }
  known.set(name, plainZero(best));
  return plainZero(best);
}
