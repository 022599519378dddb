import { describeConformance } from '@boomtown/game-testing';
import { expect } from 'vitest';
import { type ConstructoState, constructoGame, constructorGame } from '../../src/rules/index.ts';
import { SIZES } from '../../src/view.ts';

/** What always holds: nine pieces a player (§1.1), no hexagon with anything but a run that §1.4 lists. */
function invariant(state: ConstructoState): void {
  for (const seat of [0, 1] as const) {
    for (const size of SIZES) {
      const onBoard = state.cells.flat().filter((piece) => piece.seat === seat && piece.size === size);
      expect(onBoard.length + state.reserve[seat][size]).toBe(3);
    }
  }
  for (const stack of state.cells) expect('small ring medium small').toContain(stack.map(({ size }) => size).join(' '));
}

describeConformance(constructoGame, { invariant });
describeConformance(constructorGame, { invariant });
