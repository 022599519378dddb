import type { Seat } from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire';

/** An action that a client sent, under the id of its request. */
interface SentAction {
  readonly seat: Seat;
  readonly action: { readonly type: string };
}

/** What a seat saw at a step: hashes of the public view and of its own. */
export interface Sighting {
  readonly step: number;
  readonly seat: Seat;
  readonly view: string;
  readonly own: string;
}

/** All that the clients of one table know of it, by which its record is judged in the end. */
export interface Account {
  readonly game: GameId;
  readonly code: string;
  readonly seats: number;
  /** By the id of the request. */
  readonly sent: Map<string, SentAction>;
  /** For each request that the server acknowledged, the step that it became; `null` where it only said that it is done. */
  readonly acknowledged: Map<string, number | null>;
  /** By the step at which an own action was asked back: who asked, and whether the server said that it is done. */
  readonly takebacks: Map<number, { readonly seat: Seat; readonly done: boolean }>;
  /** Seats whose people asked to resign, and whether the server said that it is done. */
  readonly resignations: Map<Seat, boolean>;
  readonly sightings: Sighting[];
  /** What a client saw go wrong, in words. */
  readonly complaints: string[];
  /** Hears how long the answer to an action took, in milliseconds. */
  readonly waited: (ms: number) => void;
}

export function openAccount(
  game: GameId,
  code: string,
  seats: number,
  waited: (ms: number) => void = () => undefined,
): Account {
  return {
    game,
    code,
    seats,
    sent: new Map(),
    acknowledged: new Map(),
    takebacks: new Map(),
    resignations: new Map(),
    sightings: [],
    complaints: [],
    waited,
  };
}
