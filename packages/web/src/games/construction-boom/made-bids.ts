import type { Snapshot } from '../game-module.ts';
import type { ConstructionBoom, GameEvent, PublicView } from './rules.ts';
import type { MadeBid } from './scenery.ts';

/** The bids of the round that are known: those that were seen being made, and the one that stands. */
export function bidsAfter(
  bids: readonly MadeBid[],
  view: PublicView,
  events: readonly GameEvent[],
): readonly MadeBid[] {
  if (view.phase !== 'bid') return [];
  const kept = events.some(({ type }) => type === 'dealt') ? [] : bids;
  const made = events.flatMap((event) =>
    event.type === 'bid' ? [{ seat: event.seat, number: event.number, material: event.material }] : [],
  );
  const known = [...kept, ...made];
  const { bid } = view;
  return bid === null || known.some(({ number, material }) => number === bid.number && material === bid.material)
    ? known
    : [...known, bid];
}

/** The same after a whole series of steps. */
export function bidsOf(steps: readonly Snapshot<ConstructionBoom>[]): readonly MadeBid[] {
  return steps.reduce<readonly MadeBid[]>((bids, { view, events }) => bidsAfter(bids, view, events), []);
}
