import { bidRank, type GameEvent, type PublicView } from './rules.ts';
import type { MadeBid } from './scene-model.ts';

/**
 * The bids of the round, out of what is known of the past and the one that stands: the state holds that one alone. Bids
 * only rise, so a higher one was taken back.
 */
export function bidsMade(past: readonly GameEvent[], { phase, bid }: PublicView): readonly MadeBid[] {
  if (phase !== 'bid' || bid === null) return [];
  const dealt = past.findLastIndex(({ type }) => type === 'dealt');
  const made = past
    .slice(Math.max(0, dealt))
    .flatMap((event) =>
      event.type === 'bid' ? [{ seat: event.seat, number: event.number, material: event.material }] : [],
    );
  return [...made.filter((one) => bidRank(one) < bidRank(bid)), bid];
}
