import type { AnyGame } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../../src/index.ts';
import { nim } from '../nim.ts';

/** Nim, with some of its methods replaced. */
const faults: readonly { readonly what: string; readonly code: string; readonly game: AnyGame }[] = [
  {
    what: 'hides nothing, but has private views',
    code: 'open-game-private-view',
    game: { ...nim, privateView: () => ({ hunch: 1 }) },
  },
  { what: 'hides nothing, but redeals', code: 'redeal-missing', game: { ...nim, redeal: (state) => state } },
  {
    what: 'accepts more than it lists',
    code: 'illegal-accepted',
    game: { ...nim, refusal: () => null },
  },
];

describe('the harness, on a game that hides nothing', () => {
  it.each(faults)('catches a game that $what', ({ code, game }) => {
    expect(() => checkGame(game, { thorough: 20 })).toThrow(new RegExp(`^${code}: `));
  });

  it('catches settings that name hidden phases of it', () => {
    expect(() => checkGame(nim, { hiddenPhases: ['take'], thorough: 20 })).toThrow(/^hidden-phases: /);
  });
});
