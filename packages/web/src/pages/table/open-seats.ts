import type { AnySnapshot, TableConnection } from '@boomtown/client';
import { type AnyViewRules, hasSecrets, openViewOf, type Seat } from '@boomtown/game-core';
import { computed } from '@preact/signals';

/**
 * The connection of a device that is shared, while it lies open and is sent no seat's own view. Where nothing is secret
 * each of its seats is shown the empty one that it has then, so that all of them can act; otherwise the holder alone, as
 * far as the game knows a view for them that all may see.
 */
export function withOpenSeats(
  connection: TableConnection,
  rules: AnyViewRules,
  seats: readonly Seat[],
  holder: Seat | null,
): TableConnection {
  const snapshot = computed(() => {
    const seen = connection.snapshot.value;
    return seen === null ? null : { ...seen, you: openViews(seen, rules, seats, holder) };
  });
  return { ...connection, snapshot };
}

function openViews(
  { view }: AnySnapshot,
  rules: AnyViewRules,
  seats: readonly Seat[],
  holder: Seat | null,
): AnySnapshot['you'] {
  if (!hasSecrets(rules, view)) return seats.map((seat) => ({ seat, view: {} }));
  const own = holder === null ? null : openViewOf(rules, view, holder);
  return holder === null || own === null ? [] : [{ seat: holder, view: own }];
}
