import type { Seat } from '@boomtown/game-core';
import type { MatchInPlay } from './match-in-play.ts';
import type { PlayParts } from './play-parts.ts';

/** How long to wait before another try to play for a resigned seat, after one that failed. */
const AGAIN_MS = 1_000;

/** Resigned seats while others play on: the table makes the game's timeout action for them. */
export class ResignedSeats {
  readonly #match: MatchInPlay;
  readonly #parts: Pick<PlayParts, 'serially' | 'audience' | 'world'>;
  readonly #timeOut: (seat: Seat) => Promise<void>;
  #cancelAgain = () => {};

  /** @param timeOut makes the game's timeout action of a seat durably */
  constructor(
    match: MatchInPlay,
    parts: Pick<PlayParts, 'serially' | 'audience' | 'world'>,
    timeOut: (seat: Seat) => Promise<void>,
  ) {
    this.#match = match;
    this.#parts = parts;
    this.#timeOut = timeOut;
  }

  /** The match went on: plays for a resigned seat if it is to act, after the requests before it. */
  wentOn(): void {
    if (this.#toAct() === undefined) return;
    const { serially, audience, world } = this.#parts;
    serially(async () => {
      const seat = this.#toAct();
      if (seat !== undefined) await this.#timeOut(seat);
    }).catch((error) => {
      audience().failed(error);
      this.#cancelAgain = world.monotonicClock.after(AGAIN_MS, () => this.wentOn());
    });
  }

  close(): void {
    this.#cancelAgain();
  }

  #toAct(): Seat | undefined {
    return this.#match.actors.find((seat) => this.#match.resigned.includes(seat));
  }
}
