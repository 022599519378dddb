import type { GameTypes } from '@boomtown/game-core';
import type { GameId } from './game-ids.ts';
import type { GameWire } from './game-wire.ts';
import { bauBoomWire } from './games/bau-boom.ts';
import { boondoggleWire } from './games/boondoggle.ts';
import { constructionBoomWire } from './games/construction-boom.ts';
import { constructoWire } from './games/constructo.ts';

/** How each game crosses the network. Every entry is used with its own game's views only. */
export const WIRES = {
  'construction-boom': constructionBoomWire,
  constructo: constructoWire('constructo'),
  constructor: constructoWire('constructor'),
  'bau-boom': bauBoomWire,
  boondoggle: boondoggleWire,
} satisfies Record<GameId, object>;

/** The wire of any game, for code that serves them all. */
export function wireOf(id: GameId): GameWire<GameTypes> {
  // Such code hands each wire nothing but its own game's views and schema.
  return WIRES[id] as unknown as GameWire<GameTypes>;
}
