import type { GameTypes, Seat } from '@boomtown/game-core';
import { botsFor } from './entry.ts';
import type { Waiting } from './manners.ts';
import { BOTS } from './registry.ts';

const NOBODY: Waiting = { forPeople: [], forAnybody: [], isAsked: false };

/** For whom a seat's bot should wait before this action, by what everybody sees. It is legal, so nobody has to wait. */
export function waitingOf(game: string, view: object, seat: Seat, action: GameTypes['Action']): Waiting {
  return botsFor(BOTS, game)?.manners?.waiting?.(view, seat, action) ?? NOBODY;
}

/** Do this game's bots decide so fast that it is seen nowhere how long they thought? */
export function thinksQuickly(game: string): boolean {
  return botsFor(BOTS, game)?.manners?.isQuick ?? false;
}

/**
 * Is there only one thing that the seat can do, as everybody can see? What only its own view tells does not count, so
 * that a bot that is quick about it betrays nothing.
 */
export function isForced(game: string, view: object, own: object, seat: Seat): boolean {
  const entry = botsFor(BOTS, game);
  if (entry === undefined) return false;
  const seen = Object.keys(own).length === 0 ? own : (entry.manners?.unknowing?.(view, seat) ?? null);
  return seen !== null && entry.game.legal(view, seen, seat).length === 1;
}
