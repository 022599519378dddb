import type { AnyGame, Game, GameTypes, Seat } from '@boomtown/game-core';
import type { Bot } from './bot.ts';

/** Whom a bot waits for before an action that ends its part where all act at once. */
export interface WaitFor {
  /** Seats to wait for while people play them, for as long as they take. */
  readonly forPeople: readonly Seat[];
  /** Seats of people or bots to wait for briefly: they were asked something. */
  readonly forAnybody: readonly Seat[];
  /** Does the seat itself have an open question to answer? */
  readonly isAsked: boolean;
}

/** When the bots of a game move. */
export interface BotPacing<T extends GameTypes> {
  /** Do they decide so fast that their thinking time cannot be seen? */
  readonly isQuick: boolean;
  /** For whom a seat's bot waits before this action, by what everybody sees; `null` for nobody. */
  waiting?(view: T['PublicView'], seat: Seat, action: T['Action']): WaitFor | null;
  /**
   * The own view of a seat without secrets, if its legal actions do not depend on secrets here; otherwise `null`. If missing,
   * they may always depend on them.
   */
  unknowing?(view: T['PublicView'], seat: Seat): T['PrivateView'] | null;
}

/** What only one action keeps if all play their best: the win of a round, a draw, or the largest lead. */
export interface Kept {
  readonly what: 'win' | 'draw' | 'lead';
  /** By how many points the round ends then. */
  readonly points: number;
}

/** A position that was worked out: only one of its actions is best. */
export interface OnlyMove<T extends GameTypes> {
  readonly action: T['Action'];
  readonly keeps: Kept;
  /** The others, the one first that looks best at a glance. */
  readonly others: readonly T['Action'][];
}

/** Works positions out. What it found out about one it uses for the next. */
export interface Solver<T extends GameTypes> {
  /**
   * The only best action, within this many questions for the time, so that every machine finds the same; `null` where that is too
   * little, or where no action, or more than one, is best.
   */
  only(view: T['PublicView'], asks: number): OnlyMove<T> | null;
}

/** What puzzles a game offers. All of it may be left out. */
export interface PuzzleSettings<T extends GameTypes> {
  /** The table at which the match of the daily puzzle is dealt; left out: its default options, and the fewest seats; `null`: none is dealt. */
  readonly daily?: { readonly seats: number; readonly options: object } | null;
  /** Is this decision worth a puzzle? Left out: every one is. */
  asks?(view: T['PublicView'], seat: Seat): boolean;
  /** How many times quicker its playouts are than those of most games: as much more thorough is the search. Left out: 1. */
  readonly times?: number;
  /** Makes what works positions out; left out, actions are weighed by playouts. */
  solver?(): Solver<T>;
}

/** A game and who plays it. */
export interface BotEntry<T extends GameTypes> {
  /** Judges what a bot answers, and makes a move for one that does not; the arena plays by it. Bots get none of its states. */
  readonly game: Game<T>;
  /** Makes a bot for every level; a worker makes one and keeps it. */
  readonly create: () => Bot<T>;
  /** When its bots move, if the default pacing does not fit. */
  readonly pacing?: BotPacing<T>;
  /** What puzzles it offers; left out, those that any game has. */
  readonly puzzles?: PuzzleSettings<T>;
}

/** Any game's entry, for code that serves them all; sound as `AnyGame` is. */
export interface AnyBotEntry {
  readonly game: AnyGame;
  readonly create: () => Bot<GameTypes>;
  readonly pacing?: BotPacing<GameTypes>;
  readonly puzzles?: PuzzleSettings<GameTypes>;
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
