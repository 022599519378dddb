import { shapedWire } from '@boomtown/wire/browser';
import { type BauBoom, bauBoomRules, shape } from './view.ts';

/** How the game crosses the network. */
export const wires = { 'bau-boom': shapedWire<BauBoom>(shape, bauBoomRules.info) };
