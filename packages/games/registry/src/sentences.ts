import { tellers as bauBoom } from '@boomtown/bau-boom/sentences';
import { tellers as boondoggle } from '@boomtown/boondoggle/sentences';
import { tellers as constructionBoom } from '@boomtown/construction-boom/sentences';
import { tellers as constructo } from '@boomtown/constructo/sentences';
import type { GameTypes } from '@boomtown/game-core';
import { tellers as stoneWall } from '@boomtown/stone-wall/sentences';
import type { GameTeller } from '@boomtown/ui-kit/sentence';
import type { GameId } from '@boomtown/wire/browser';
import { addedPart } from './added.ts';
import { entryOf } from './ids.ts';

const added = await addedPart<GameTeller<GameTypes>>('sentences');

/** What tells a match of any game; it is handed its own game's values only. */
export type AnyTeller = GameTeller<GameTypes>;

const TELLERS: Readonly<Record<GameId, AnyTeller>> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
  ...added,
};

/** What tells matches of a game in words. Nothing behind it draws or touches the DOM. */
export function tellerOf(id: GameId): AnyTeller {
  return entryOf(TELLERS, id);
}
