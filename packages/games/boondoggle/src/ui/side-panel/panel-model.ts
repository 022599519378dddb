import type { Refusal } from '@boomtown/game-core';
import type { Action, BoondoggleEvent, PrivateView, Seat } from '../rules.ts';
import type { BoondoggleTelling } from '../telling.ts';

/** What every part of the desk is drawn from: the table as the person in one seat sees it. */
export interface PanelModel {
  readonly telling: BoondoggleTelling;
  /** What happened up to now, oldest first, as far as it is known here. */
  readonly past: readonly BoondoggleEvent[];
  /** The seat that the person plays for; `null` for a watcher. */
  readonly seat: Seat | null;
  readonly own: PrivateView | null;
  /** What that seat may do now. */
  readonly legal: readonly Action[];
  readonly busy: boolean;
  /** Only looks: nothing can be done, offers included. */
  readonly handsOff: boolean;
  /** The table ended the match: nobody is to act. */
  readonly ended: boolean;
  readonly lit: readonly string[];
  readonly act: (action: Action) => Promise<Refusal | null>;
  readonly consider: (action: Action | null) => void;
}
