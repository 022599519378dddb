import { shapedWire } from '@boomtown/wire/browser';
import { type Constructo, constructoRules, SHAPES } from './view.ts';

const { info } = constructoRules;

/** How each edition crosses the network. */
export const wires = {
  constructo: shapedWire<Constructo>(SHAPES.constructo, info),
  constructor: shapedWire<Constructo>(SHAPES.constructor, info),
};
