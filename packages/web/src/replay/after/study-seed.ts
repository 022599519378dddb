import type { ReplaySource } from '@boomtown/game-core';

/** The chance with which a match is studied: the same match shows everybody the same numbers. */
export function studySeed({ seed }: Pick<ReplaySource, 'seed'>): number {
  return new DataView(seed.buffer, seed.byteOffset).getUint32(0);
}
