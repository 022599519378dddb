import type { Snapshot } from '@boomtown/ui-kit';
import type { ConstructionBoom, GameEvent, PublicView } from './rules.ts';
import type { MadeBid } from './scenery.ts';

/** The bids of the round that are known: those that were seen being made, and the one that stands. */
function bidsAfter(bids: readonly MadeBid[], view: PublicView, events: readonly GameEvent[]): readonly MadeBid[] {
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

/** Those that the log tells of, up to the present view. */
function bidsTold(steps: readonly { readonly events: readonly GameEvent[] }[], view: PublicView): readonly MadeBid[] {
  const events = steps.flatMap((step) => step.events);
  const dealt = events.findLastIndex(({ type }) => type === 'dealt');
  return bidsAfter([], view, events.slice(Math.max(0, dealt)));
}

/** The same after a whole series of steps. */
function bidsOf(steps: readonly Snapshot<ConstructionBoom>[]): readonly MadeBid[] {
  return steps.reduce<readonly MadeBid[]>((bids, { view, events }) => bidsAfter(bids, view, events), []);
}

type Logged = { readonly step: number; readonly events: readonly GameEvent[] };

/** What the ladder knows of the bids of the round. The state holds the highest one alone. */
export interface BidMemory {
  known(): readonly MadeBid[];
  /** A new step is shown. */
  show(snapshot: Snapshot<ConstructionBoom>): void;
  /** What the log tells: whoever comes in the middle of a bidding finds the bids before in it. */
  recall(steps: readonly Logged[]): void;
}

export function bidMemory(): BidMemory {
  let bids: readonly MadeBid[] = [];
  let logged: readonly Logged[] = [];
  let shown: Snapshot<ConstructionBoom> | null = null;
  const remember = (): void => {
    if (shown === null) return;
    const now = shown.step;
    const upToNow = logged.filter(({ step }) => step <= now);
    const told = bidsTold(upToNow, shown.view);
    if (told.length > bids.length) bids = told;
  };
  return {
    known: () => bids,
    show(snapshot) {
      shown = snapshot;
      const { earlier, view, events } = snapshot;
      bids = bidsAfter(earlier === undefined ? bids : bidsOf(earlier), view, events);
      remember();
    },
    recall(steps) {
      logged = steps;
      remember();
    },
  };
}
