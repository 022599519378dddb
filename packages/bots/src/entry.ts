import type { AnyGame, Game, GameTypes, Seat } from '@boomtown/game-core';
import type { Bot } from './bot.ts';
import type { BotPacing, WaitFor } from './pacing.ts';

/** A game and who plays it. */
export interface BotEntry<T extends GameTypes> {
  /** Judges what a bot answers, and makes a move for one that does not; the arena plays by it. Bots get none of its states. */
  readonly game: Game<T>;
  /** Makes a bot for every level; a worker makes one and keeps it. */
  readonly create: () => Bot<T>;
  /** When its bots move, if the default pacing does not fit. */
  readonly pacing?: BotPacing<T>;
}

/** Any game's entry, for code that serves them all; sound as `AnyGame` is. */
export interface AnyBotEntry {
  readonly game: AnyGame;
  readonly create: () => Bot<GameTypes>;
  readonly pacing?: BotPacing<GameTypes>;
}

/** Any set of bots by game id: the real ones, or a test's. */
export type Bots = { readonly [id: string]: AnyBotEntry };

/** The entry of a game, or `undefined` if it has no bots. */
export function botsFor(bots: Bots, game: string): AnyBotEntry | undefined {
  return Object.hasOwn(bots, game) ? bots[game] : undefined;
}

const NOBODY: WaitFor = { forPeople: [], forAnybody: [], isAsked: false };

/** For whom a seat's bot should wait before this action, by what everybody sees. It is legal, so nobody has to wait. */
export function waitingOf(
  entry: AnyBotEntry | undefined,
  view: object,
  seat: Seat,
  action: GameTypes['Action'],
): WaitFor {
  return entry?.pacing?.waiting?.(view, seat, action) ?? NOBODY;
}

/** Do this game's bots decide so fast that their thinking time cannot be seen? */
export function thinksQuickly(entry: AnyBotEntry | undefined): boolean {
  return entry?.pacing?.isQuick ?? false;
}

/**
 * Has the seat only one legal action, by public knowledge alone? A quick move of a bot then reveals nothing.
 */
export function isForced(entry: AnyBotEntry | undefined, view: object, own: object, seat: Seat): boolean {
  if (entry === undefined) return false;
  const seen = Object.keys(own).length === 0 ? own : (entry.pacing?.unknowing?.(view, seat) ?? null);
  return seen !== null && entry.game.legal(view, seen, seat).length === 1;
}
