import type { GameTypes, Seat } from '@boomtown/game-core';
import type { AnyBotEntry } from './entry.ts';
import type { Waiting } from './manners.ts';

const NOBODY: Waiting = { forPeople: [], forAnybody: [], isAsked: false };

/** For whom a seat's bot should wait before this action, by what everybody sees. It is legal, so nobody has to wait. */
export function waitingOf(
  entry: AnyBotEntry | undefined,
  view: object,
  seat: Seat,
  action: GameTypes['Action'],
): Waiting {
  return entry?.manners?.waiting?.(view, seat, action) ?? NOBODY;
}

/** Do this game's bots decide so fast that it is seen nowhere how long they thought? */
export function thinksQuickly(entry: AnyBotEntry | undefined): boolean {
  return entry?.manners?.isQuick ?? false;
}

/**
 * Is there only one thing that the seat can do, as everybody can see? What only its own view tells does not count, so
 * that a bot that is quick about it betrays nothing.
 */
export function isForced(entry: AnyBotEntry | undefined, view: object, own: object, seat: Seat): boolean {
  if (entry === undefined) return false;
  const seen = Object.keys(own).length === 0 ? own : (entry.manners?.unknowing?.(view, seat) ?? null);
  return seen !== null && entry.game.legal(view, seen, seat).length === 1;
}
