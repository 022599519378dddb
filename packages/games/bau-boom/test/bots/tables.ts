import { stepStream } from '@boomtown/game-core';
import { bauBoomGame } from '../../src/rules/index.ts';
import type { BauBoomPublicView, Block, Hill } from '../../src/view.ts';

/** A table of two at the beginning of a match, with some things otherwise. */
export function tableWith(changes: Partial<BauBoomPublicView>, options: object = {}): BauBoomPublicView {
  const set = bauBoomGame.setup({ starter: 0, ...options }, 2, stepStream(new Uint8Array(32), 0));
  if (!set.ok) throw new Error(set.error.message);
  return { ...bauBoomGame.publicView(set.value.state), ...changes };
}

/** A trail with nothing but these blocks. */
export function trailWith(blocks: { readonly [space: number]: Block }): readonly (Block | null)[] {
  return Array.from({ length: 30 }, (_, space) => blocks[space] ?? null);
}

/** The hill of seat 0 with its first squares covered. */
export function hillWith(covered: number): Hill {
  const colours: readonly Block[] = [
    'red',
    'yellow',
    'green',
    'blue',
    'green',
    'blue',
    'red',
    'red',
    'yellow',
    'green',
  ];
  return { plan: '10', built: colours.map((block, square) => (square < covered ? block : null)) };
}
