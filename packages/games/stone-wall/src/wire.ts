import { shapedWire } from '@boomtown/wire/browser';
import { rules, type StoneWall, shape } from './view.ts';

/** How the game crosses the network. */
export const wires = { 'stone-wall': shapedWire<StoneWall>(shape, rules.info) };
