import { shapedWire } from '@boomtown/wire/browser';
import { type Boondoggle, boondoggleRules, shape } from './view.ts';

/** How the game crosses the network. */
export const wires = { boondoggle: shapedWire<Boondoggle>(shape, boondoggleRules.info) };
