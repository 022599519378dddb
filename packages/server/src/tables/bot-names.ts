import { looksLike, type Seat } from '@boomtown/game-core';

/** By what bots are called: tools of a building site, so that none is taken for a person. The page adds that it is one. */
const NAMES = [
  'Bolt',
  'Rivet',
  'Girder',
  'Mortar',
  'Gantry',
  'Trowel',
  'Plumb',
  'Dowel',
  'Winch',
  'Shim',
  'Truss',
  'Chisel',
];

/** A name for the bot of a seat that is like nobody's at the table. There are twice as many as seats. */
export function botName(seat: Seat, taken: readonly (string | null)[]): string {
  const free = NAMES.filter((name) => !taken.some((one) => one !== null && looksLike(one, name)));
  const name = free[seat % Math.max(1, free.length)];
  if (name === undefined) throw new Error('more bots than names');
  return name;
}
