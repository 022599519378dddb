import type { Seat } from '@boomtown/game-core';

/**
 * The two channels of a table: players, and spectators. Players hear spectators if they ask for it; spectators never hear
 * players.
 */
export const CHAT_CHANNELS = ['players', 'watchers'] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** Who said something: a seat, or a spectator by a sign that stays the same at this table. */
export type ChatSpeaker = { readonly seat: Seat } | { readonly watcher: string };

/** Something that was said. Its text is plain, and shown literally. */
export interface ChatLine {
  /** From 1 in each channel; it only grows while the table is awake. */
  readonly line: number;
  readonly by: ChatSpeaker;
  /** As they were called when they said it. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function channelOf(by: ChatSpeaker): ChatChannel {
  return 'seat' in by ? 'players' : 'watchers';
}

/** Reactions that a player can show the others; they are not stored. */
export const REACTIONS = ['bravo', 'haha', 'ouch', 'hmm', 'thanks', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What the listeners of a channel receive. */
export type ChatNews =
  | { readonly type: 'said'; readonly line: ChatLine }
  /** These lines were deleted by their speakers, or by the host. */
  | { readonly type: 'gone'; readonly channel: ChatChannel; readonly lines: readonly number[] }
  /** Goes to the players. */
  | { readonly type: 'reacted'; readonly seat: Seat; readonly reaction: Reaction };

/** The last lines of the channels that the client hears, each in order. */
export interface ChatReply {
  readonly lines: readonly ChatLine[];
}

/** The line as it was stored. A repeated request gets the same answer. */
export interface SayReply {
  readonly line: ChatLine;
}
