import type { GameTypes, Seat } from '@boomtown/game-core';

/** Whom a bot waits for before an action that ends its part where all act at once. */
export interface WaitFor {
  /** Seats to wait for while people play them, for as long as they take. */
  readonly forPeople: readonly Seat[];
  /** Seats of people or bots to wait for briefly: they were asked something. */
  readonly forAnybody: readonly Seat[];
  /** Does the seat itself have an open question to answer? */
  readonly isAsked: boolean;
}

/** When the bots of a game move. */
export interface BotPacing<T extends GameTypes> {
  /** Do they decide so fast that their thinking time cannot be seen? */
  readonly isQuick: boolean;
  /** For whom a seat's bot waits before this action, by what everybody sees; `null` for nobody. */
  waiting?(view: T['PublicView'], seat: Seat, action: T['Action']): WaitFor | null;
  /**
   * The own view of a seat without secrets, if its legal actions do not depend on secrets here; otherwise `null`. If missing,
   * they may always depend on them.
   */
  unknowing?(view: T['PublicView'], seat: Seat): T['PrivateView'] | null;
}
