import type { Seat } from '@boomtown/game-core';

/** How often a seat may ask for the same takeback, as long as none said no. */
const MAX_ASKS = 3;

/** A seat's question to all others whether it may take an action back. */
export interface TakebackAsk {
  readonly seat: Seat;
  /** The entry of the action. */
  readonly of: number;
  readonly agreed: readonly Seat[];
}

/** The asks of one table. They live in memory only: when the table sleeps or the process dies, nobody asks any more. */
export class TakebackAsks {
  #now: TakebackAsk | null = null;
  /** How often it was asked for the latest action. */
  #asked = { of: 0, times: 0 };

  get now(): TakebackAsk | null {
    return this.#now;
  }

  /** Asks, unless that was done often enough for this action. */
  ask(seat: Seat, of: number): boolean {
    if (this.#asked.of !== of) this.#asked = { of, times: 0 };
    if (this.#asked.times >= MAX_ASKS) return false;
    this.#asked = { of, times: this.#asked.times + 1 };
    this.#now = { seat, of, agreed: [] };
    return true;
  }

  agree(seats: readonly Seat[]): void {
    if (this.#now === null) return;
    const agreed = new Set([...this.#now.agreed, ...seats]);
    this.#now = { ...this.#now, agreed: [...agreed].sort((a, b) => a - b) };
  }

  /** Another player said no: this action is not asked for again. */
  refuse(): void {
    this.#asked = { ...this.#asked, times: MAX_ASKS };
    this.#now = null;
  }

  /** The ask is withdrawn, granted, or has become void. */
  end(): void {
    this.#now = null;
  }
}
