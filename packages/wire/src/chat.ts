import type { Seat } from '@boomtown/game-core';

/**
 * Who talks to whom at a table: those who sit there among themselves, and those who watch. Players hear the watchers if
 * they ask for it; watchers never hear the players.
 */
export const CHAT_CHANNELS = ['players', 'watchers'] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** Who said something: a seat, or somebody who watches, by a sign that stays theirs at this table. */
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

/** What a player can show the others without words; nothing of it is kept. */
export const REACTIONS = ['bravo', 'haha', 'ouch', 'hmm', 'thanks', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What those hear of a channel who asked for it. */
export type ChatNews =
  | { readonly type: 'said'; readonly line: ChatLine }
  /** These lines were taken away by those who said them. */
  | { readonly type: 'gone'; readonly channel: ChatChannel; readonly lines: readonly number[] }
  /** Goes to the players. */
  | { readonly type: 'reacted'; readonly seat: Seat; readonly reaction: Reaction };

/** What was said last in the channels that one hears, each in its order. */
export interface ChatReply {
  readonly lines: readonly ChatLine[];
}

/** What was said, as it stands. The same answer comes for a request that is repeated. */
export interface SayReply {
  readonly line: ChatLine;
}
