import type { Seat } from '@boomtown/game-core';

/** Who may play for an absent player if the others agree: a substitute bot, or a new player with a transfer code. */
export const VOTE_CHOICES = ['bot', 'person'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];

/** Where a transfer code moves a seat: to another device of the same player, or to a new player. */
export const TRANSFER_TARGETS = ['device', 'person'] as const;
export type TransferTarget = (typeof TRANSFER_TARGETS)[number];

/** The player's seat at the next table of a series: everybody moves on by one. */
export function nextSeat(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

/** How well a bot plays: like a beginner, like a friend, as well as it can. */
export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The level of a substitute bot. */
export const SUBSTITUTE: BotLevel = 'normal';

export function isBotLevel(raw: unknown): raw is BotLevel {
  return BOT_LEVELS.some((level) => level === raw);
}

/** A program of the host's that plays, by its name (docs/bots.md). */
export type OwnBot = `own:${string}`;

/** Who plays a bot's seat: one of ours, by its level, or a program of the host's. */
export type BotPlayer = BotLevel | OwnBot;

const OWN = 'own:';
const OWN_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} '-]{0,22}[\p{L}\p{N}])?$/u;

/** May a program of the host's be called so? 1 to 24 letters, digits, blanks, hyphens and apostrophes. */
export function isOwnBotName(name: string): boolean {
  return OWN_NAME.test(name);
}

export function ownBot(name: string): OwnBot {
  return `${OWN}${name}`;
}

/** The name of the host's program that plays; `null` if it is one of ours. */
export function ownBotName(player: BotPlayer): string | null {
  return isBotLevel(player) ? null : player.slice(OWN.length);
}

export function isBotPlayer(raw: unknown): raw is BotPlayer {
  return isBotLevel(raw) || (typeof raw === 'string' && raw.startsWith(OWN) && isOwnBotName(raw.slice(OWN.length)));
}
