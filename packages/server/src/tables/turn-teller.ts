import type { Seat } from '@boomtown/game-core';
import type { MatchInPlay } from './match-in-play.ts';
import type { TableSeats } from './table-seats.ts';
import type { TableWorld } from './table-world.ts';

export interface TurnTellerParts {
  readonly code: string;
  /** The game's name. */
  readonly game: string;
  readonly seats: TableSeats;
  readonly notices: TableWorld['notices'];
  isHere(seat: Seat): boolean;
}

/** Finds out whose turn comes with an entry, and notifies those whose page is closed. */
export class TurnTeller {
  readonly #parts: TurnTellerParts;
  #acting: readonly Seat[];

  /** @param acting the seats that may act already, as a woken table stands */
  constructor(parts: TurnTellerParts, acting: readonly Seat[]) {
    this.#parts = parts;
    this.#acting = acting;
  }

  wentOn(match: MatchInPlay): void {
    const { code, game, seats, notices } = this.#parts;
    const before = this.#acting;
    this.#acting = match.isOver ? [] : match.actors;
    const mover = match.lastBy === null ? null : (seats.all[match.lastBy]?.name ?? null);
    for (const seat of this.#acting) {
      const holder = seats.all[seat]?.tokenHash ?? null;
      const isPlayed = holder === null || match.isSubstituted(seat) || match.resigned.includes(seat);
      if (isPlayed || before.includes(seat) || this.#parts.isHere(seat)) continue;
      notices.turnCame({ code, holder, game, mover });
    }
  }
}
