import type { AnyGame, Game, GameTypes } from '@boomtown/game-core';
import type { Bot } from './bot.ts';
import type { BotPacing } from './manners.ts';

/** A game and who plays it. */
export interface BotEntry<T extends GameTypes> {
  /** Judges what a bot answers, and makes a move for one that does not; the arena plays by it. Bots get none of its states. */
  readonly game: Game<T>;
  /** Makes a bot for every level; a worker makes one and keeps it. */
  readonly create: () => Bot<T>;
  /** How its bots behave at a table, where the usual is not good enough. */
  readonly manners?: BotPacing<T>;
}

/** Any game's entry, for code that serves them all; sound as `AnyGame` is. */
export interface AnyBotEntry {
  readonly game: AnyGame;
  readonly create: () => Bot<GameTypes>;
  readonly manners?: BotPacing<GameTypes>;
}

/** Any set of bots by game id: the real ones, or a test's. */
export type Bots = { readonly [id: string]: AnyBotEntry };

/** The entry of a game, or `undefined` if it has no bots. */
export function botsFor(bots: Bots, game: string): AnyBotEntry | undefined {
  return Object.hasOwn(bots, game) ? bots[game] : undefined;
}
