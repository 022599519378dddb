import { eventsFor, type Seat } from '@boomtown/game-core';
import type { RequestOf, StandIn } from '@boomtown/wire';
import type { LoggedStep } from './event-log.ts';
import type { MatchInPlay } from './match-in-play.ts';

/** A past step as one client may see it. */
export interface SeenStep {
  readonly step: number;
  readonly events: readonly { readonly type: string }[];
  readonly standIn: StandIn | null;
}

/**
 * At most `count` steps before step `before` (default: the newest), oldest first, as holders of these seats may see
 * them, without what was for the moment only. `replayed` brings all steps, for those that are no longer in memory.
 */
export async function pageOf(
  { game, log, step: latest, view }: MatchInPlay,
  { before, count }: RequestOf<'log'>,
  seats: readonly Seat[],
  replayed: () => Promise<readonly LoggedStep[]>,
): Promise<SeenStep[]> {
  const end = Math.min(before ?? latest + 1, latest + 1);
  const from = Math.max(0, end - count);
  const steps = log.between(from, end) ?? (await replayed()).filter(({ step }) => step >= from && step < end);
  const told = (event: { readonly type: string }) => game.remembered?.(event, view) ?? event;
  return steps.map(({ step, events, standIn }) => ({ step, events: eventsFor(events, seats).map(told), standIn }));
}
