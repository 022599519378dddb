import type { Seat } from '@boomtown/game-core';

/** Who sits at the table, as the chat names them. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
}
