import type { GameTypes, Rng, Seat } from '@boomtown/game-core';

/** How well a bot plays: like a beginner, like a friend, as well as it can. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(raw: unknown): raw is Level {
  return typeof raw === 'string' && (LEVELS as readonly string[]).includes(raw);
}

/** How long a bot of each level may think about one action, in milliseconds. Any pause that looks human comes on top, elsewhere. */
export const THINKING_TIME: { readonly [level in Level]: number } = { easy: 300, normal: 1000, hard: 2000 };

/** What a seat sees when it decides. A bot gets nothing else: no state, no seed, no other seat's view. */
export interface Observation<T extends GameTypes> {
  readonly view: T['PublicView'];
  readonly own: T['PrivateView'];
  readonly seat: Seat;
  /** Every legal action, in the order of the game's page (where a game has actions with too many forms to list, without those). */
  readonly legal: readonly T['Action'][];
  /** Every event that this seat received since the setup, in order: for what the views no longer hold. */
  readonly seen: readonly T['Event'][];
}

/** What a bot may use to decide. */
export interface Thinking {
  readonly level: Level;
  /** The bot's own chance, a fast generator. The game's stream it never sees. */
  readonly rng: Rng;
  /** Is the time for this action up? Cheap enough to be asked every millisecond, not every position. */
  isOver(): boolean;
  /** The part of the time that is gone: 0 at first, 1 when it is over, beyond that if the bot goes on. */
  spent(): number;
}

/**
 * A player. It stores nothing between decisions that would change them (a cache of positions is fine), so it can be asked
 * about any table at any time.
 */
export interface Bot<T extends GameTypes> {
  /** One of the actions that are legal for the seat. The seat must be one of those that may act. */
  choose(sight: Observation<T>, thinking: Thinking): T['Action'];
}
