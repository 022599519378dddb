import { eventsFor, type Seat } from '@boomtown/game-core';
import type { RequestOf, StepExtras } from '@boomtown/wire';
import type { FullLog } from './full-log.ts';
import type { MatchInPlay } from './match-in-play.ts';

/** A past step as one client may see it. */
export interface SeenStep extends StepExtras {
  readonly step: number;
  readonly events: readonly { readonly type: string }[];
}

/**
 * At most `count` steps before step `before` (default: the newest), oldest first, as holders of these seats may see
 * them, without what was for the moment only. `whole` brings all steps, for those that are no longer in memory.
 */
export async function pageOf(
  { game, log, entry: latest, view }: Pick<MatchInPlay, 'game' | 'log' | 'entry' | 'view'>,
  { before = latest + 1, count }: RequestOf<'log'>,
  seats: readonly Seat[],
  whole: () => Promise<FullLog>,
): Promise<SeenStep[]> {
  const steps = log.last(count, before) ?? (await whole()).last(count, before, latest);
  const remembered = (event: { readonly type: string }) => game.remembered?.(event, view) ?? event;
  return steps.map((step) => ({ ...step, events: eventsFor(step.events, seats).map(remembered) }));
}
