import type { Refusal, Seat } from '@boomtown/game-core';
import type { StateDraft } from '../apply/state-draft.ts';
import type { CardKind, Need, NeedsOf } from '../data/cards.ts';
import { no } from '../legal/refuse.ts';
import type { Play, PlayOf, SeatView } from '../types.ts';

/** One kind of card (§3). */
export interface Card<K extends CardKind> {
  /** The fields of its `play`, in the page's order. */
  readonly needs: readonly NeedsOf<K>[];
  /** `bad-target`, then `unplayable` where what it needs is not met; `null` if a seat that holds it can play it so. */
  refusal(sight: SeatView, play: PlayOf<K>): Refusal | null;
  /** What it does, once it left the hand. */
  effect(draft: StateDraft, seat: Seat, play: PlayOf<K>): void;
}

/** A card whatever its kind. Only ever handed a play of its own kind. */
export interface AnyCard {
  readonly needs: readonly Need[];
  refusal(sight: SeatView, play: Play): Refusal | null;
  effect(draft: StateDraft, seat: Seat, play: Play): void;
}

export function unplayable(message: string): Refusal {
  return no('unplayable', '3', message);
}
