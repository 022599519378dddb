import type { Refusal } from '@boomtown/game-core';
import type { Action, PrivateView, PublicView, Seat } from '../rules.ts';
import type { BoondoggleTelling } from '../telling.ts';

/** What every part of the desk is drawn from: the table as the person in one seat sees it. */
export interface Sitting {
  readonly telling: BoondoggleTelling;
  /** The views before this one, from the first on, where all of them are known. */
  readonly earlier: readonly PublicView[] | null;
  /** The seat that the person plays for; `null` for a watcher. */
  readonly seat: Seat | null;
  readonly own: PrivateView | null;
  /** What that seat may do now. */
  readonly legal: readonly Action[];
  readonly busy: boolean;
  /** Only looks: nothing can be done, offers included. */
  readonly handsOff: boolean;
  readonly lit: readonly string[];
  readonly act: (action: Action) => Promise<Refusal | null>;
  readonly consider: (action: Action | null) => void;
}
