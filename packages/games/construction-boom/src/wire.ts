import { shapedWire } from '@boomtown/wire/browser';
import { type ConstructionBoom, constructionBoomRules, shape } from './view.ts';

/** How the game crosses the network. */
export const wires = { 'construction-boom': shapedWire<ConstructionBoom>(shape, constructionBoomRules.info) };
