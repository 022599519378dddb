import { packedWire } from '@boomtown/wire/browser';
import type { StoneWall } from './view.ts';

/** How the game crosses the network: the fields of its events in order, those that may be missing last. */
export const wires = {
  'stone-wall': packedWire<StoneWall>({ played: ['seat', 'card', 'cell', 'points'], drew: ['seat', 'card'] }),
};
