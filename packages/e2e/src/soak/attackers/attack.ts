import type { GameId } from '@boomtown/wire';

/** What attackers of each kind do to the server; each kind comes from an address of its own. */
export const ATTACK_KINDS = [
  'odd-upgrades',
  'deep-frames',
  'old-log-pages',
  'costly-requests',
  'unreadable-frames',
  'half-open-upgrades',
  'unread-downloads',
  'endless-bodies',
  'body-crumbs',
  'unpaid-requests',
] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** A table that spectators may join. */
export interface TargetTable {
  readonly code: string;
  readonly game: GameId;
}

/** Where an attack goes to, and where it comes from. */
export interface Target {
  readonly port: number;
  readonly localAddress: string;
  readonly tables: readonly TargetTable[];
}

/** One kind of attack, which holds what it opened until it is asked to let go. */
export interface Attack {
  /** Does a bit of it, and returns how many packets, frames or requests the server was sent. */
  round(target: Target): Promise<number>;
  letGo(): void;
}

/** Orders for the process of the attackers, and its answers. No tables: let go of everything. */
export interface Order {
  readonly tables: readonly TargetTable[];
}

export interface Report {
  /** Everything is let go. */
  readonly resting: boolean;
  readonly sent: { readonly [kind in AttackKind]: number };
}
