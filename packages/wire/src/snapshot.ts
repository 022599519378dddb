import type { GameTypes, Seat } from '@boomtown/game-core';
import type { StandIn } from './step-message.ts';

/** One step as this browser may see it: patch and private message joined, immutable. */
export interface Snapshot<T extends GameTypes> {
  readonly step: number;
  readonly view: T['PublicView'];
  /** The seats that this browser holds, each with what only it knows. Empty for a watcher. */
  readonly you: readonly { readonly seat: Seat; readonly view: T['PrivateView'] }[];
  /** What led here from the step before; empty after a join or a gap. */
  readonly events: readonly T['Event'][];
  /** The snapshots before this one, from the setup on, where all of them are known: in a replay, which may jump. */
  readonly earlier?: readonly Snapshot<T>[];
  /** Who made the action that led here, if not the person whose seat it is. */
  readonly standIn?: StandIn;
}
