import { wires as bauBoom } from '@boomtown/bau-boom/wire';
import { wires as boondoggle } from '@boomtown/boondoggle/wire';
import { wires as constructionBoom } from '@boomtown/construction-boom/wire';
import { wires as constructo } from '@boomtown/constructo/wire';
import type { GameTypes } from '@boomtown/game-core';
import { wires as stoneWall } from '@boomtown/stone-wall/wire';
import type { GameId, GameWire } from '@boomtown/wire/browser';
import { addedPart } from './added.ts';
import { entryOf } from './ids.ts';

const added = await addedPart<object>('wires');

const WIRES = { ...constructionBoom, ...constructo, ...bauBoom, ...boondoggle, ...stoneWall, ...added };

/** How a game crosses the network. Its own views and schema are all that it may be handed. */
export function wireOf(id: GameId): GameWire<GameTypes> {
  // Each wire is typed for its own game; code that serves all games hands each nothing else.
  return entryOf(WIRES as Readonly<Record<GameId, unknown>>, id) as GameWire<GameTypes>;
}
