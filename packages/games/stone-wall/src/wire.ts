import { shapedWire } from '@boomtown/wire/browser';
import { type StoneWall, shape, stoneWallRules } from './view.ts';

/** How the game crosses the network. */
export const wires = { 'stone-wall': shapedWire<StoneWall>(shape, stoneWallRules.info) };
