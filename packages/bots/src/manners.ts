import type { GameTypes, Seat } from '@boomtown/game-core';

/** Whom a bot leaves time before it does something that ends its part in what all do at once. */
export interface Waiting {
  /** Those of them that are people, for as long as they take. */
  readonly forPeople: readonly Seat[];
  /** Whoever they are, for a while: they have been asked something. */
  readonly forAnybody: readonly Seat[];
  /** Has somebody asked the seat itself something that is still open? */
  readonly isAsked: boolean;
}

/** How the bots of a game behave at a table, beside what they play. */
export interface BotPacing<T extends GameTypes> {
  /** Do they decide so fast that it is seen nowhere how long they thought? */
  readonly isQuick: boolean;
  /** For whom a seat's bot waits before this action, by what everybody sees; `null` for nobody. */
  waiting?(view: T['PublicView'], seat: Seat, action: T['Action']): Waiting | null;
  /**
   * The own view of a seat that knows nothing, where what it may do hangs on nothing that only itself knows; else `null`.
   * Left out: it may hang on that at any time, if there is something to know.
   */
  unknowing?(view: T['PublicView'], seat: Seat): T['PrivateView'] | null;
}
