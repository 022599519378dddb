import type { AnyGame, GameTypes, Rng, Seat, Viewer } from '@boomtown/game-core';
import type { Terms } from './settings.ts';

/** What every check of one play works with. */
export interface Table {
  /** The game under the watch that forbids clocks and ambient chance. */
  readonly game: AnyGame;
  readonly terms: Terms;
  readonly seats: number;
  /** The options with which the table was set up, defaults filled in. */
  readonly options: object;
  /** The harness's own choices; never given to the rules as a stream of the game. */
  readonly choices: Rng;
}

export type Action = GameTypes['Action'];

export interface Made {
  readonly seat: Seat;
  readonly action: Action;
}

export function seatList(table: Table): readonly Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat);
}

/** Every seat, and the spectator. */
export function viewerList(table: Table): readonly Viewer[] {
  return [...seatList(table), null];
}

/** The phase of a state, as far as it has one. */
export function phaseOf(state: object): string {
  return String(Reflect.get(state, 'phase'));
}
