import { type GameTypes, refusalOf, type Seat } from '@boomtown/game-core';
import type { Level } from '../bot.ts';
import { type AnyBotEntry, type Bots, botsFor } from '../entry.ts';

/** Asks for a move of a seat that has to act: what the seat sees, and nothing else. All of it is plain JSON. */
export interface MoveRequest {
  /** Names the table: any text that no other one has. */
  readonly table: string;
  /** The id of the game. */
  readonly game: string;
  readonly view: object;
  readonly own: object;
  readonly seat: Seat;
  /** Every event addressed to the seat since the setup, in order. */
  readonly seen: readonly GameTypes['Event'][];
  readonly level: Level;
}

/** A request as it goes to a worker. */
export interface MoveJob extends MoveRequest {
  readonly milliseconds: number;
  /** What the bot's own chance begins with: 32 bits, from nothing that the game knows. */
  readonly chance: number;
}

/** What a worker gives back. */
export type MoveAnswer = { readonly action: unknown } | { readonly threw: string };

/** The entry of the request's game. Throws if it has no bots, or if the seat is not to act: nobody may ask that. */
export function entryFor(bots: Bots, { game, view, seat }: MoveRequest): AnyBotEntry {
  const entry = botsFor(bots, game);
  if (entry === undefined) throw new Error(`there are no bots for ${game}`);
  if (!entry.game.actors(view).includes(seat)) throw new Error(`seat ${seat} is not to act`);
  return entry;
}

/**
 * Reads what a bot answered: the action if it is one that the seat may make now, else `null`. Nothing that a bot says is
 * taken on trust.
 */
export function legalAnswer({ game }: AnyBotEntry, request: MoveRequest, answer: unknown): GameTypes['Action'] | null {
  const { view, own, seat } = request;
  const parsed = game.parseAction(answer, view);
  if (!parsed.ok) return null;
  return refusalOf(game, view, own, seat, parsed.value) === null ? parsed.value : null;
}

/** A move for a seat whose bot made none: what the game does when a time is up. It is always legal. */
export function simpleMove({ game }: AnyBotEntry, { view, own, seat }: MoveRequest): GameTypes['Action'] {
  return game.timeout(view, own, seat);
}
