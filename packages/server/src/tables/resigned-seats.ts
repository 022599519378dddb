import type { Seat } from '@boomtown/game-core';
import type { MatchInPlay } from './match-in-play.ts';
import type { PlayParts } from './play-parts.ts';

/** After this long the table tries again to play for a seat that was given up, where it could not. */
const AGAIN_MS = 1_000;

/** The seats of a match that were given up, while others play on: the table makes the game's timeout action for them. */
export class ResignedSeats {
  readonly #match: MatchInPlay;
  readonly #parts: Pick<PlayParts, 'serially' | 'audience' | 'world'>;
  readonly #timeOut: (seat: Seat) => Promise<void>;
  #cancelAgain = () => {};

  /** @param timeOut makes what the game does for a seat whose time is up, durably */
  constructor(
    match: MatchInPlay,
    parts: Pick<PlayParts, 'serially' | 'audience' | 'world'>,
    timeOut: (seat: Seat) => Promise<void>,
  ) {
    this.#match = match;
    this.#parts = parts;
    this.#timeOut = timeOut;
  }

  /** The match stands anew: plays for one of them if it is to act, after what was asked of the table before. */
  wentOn(): void {
    if (this.#toAct() === undefined) return;
    const { serially, audience, world } = this.#parts;
    serially(async () => {
      const seat = this.#toAct();
      if (seat !== undefined) await this.#timeOut(seat);
    }).catch((error) => {
      audience().failed(error);
      this.#cancelAgain = world.clockwork.after(AGAIN_MS, () => this.wentOn());
    });
  }

  close(): void {
    this.#cancelAgain();
  }

  #toAct(): Seat | undefined {
    return this.#match.actors.find((seat) => this.#match.resigned.includes(seat));
  }
}
