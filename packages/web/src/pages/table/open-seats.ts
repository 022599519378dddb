import type { AnySnapshot, TableConnection } from '@boomtown/client';
import type { GameTypes, Seat } from '@boomtown/game-core';
import type { GameModule } from '@boomtown/ui-kit';
import { computed } from '@preact/signals';

type OpenGame = Pick<GameModule<GameTypes>, 'secrets' | 'openView'>;

/**
 * The connection of a device that is shared, while it lies open and is sent no seat's own view. Where nothing is secret
 * each of its seats is shown the empty one that it has then, so that all of them can act; otherwise the holder alone, as
 * far as the game knows a view for them that all may see.
 */
export function withOpenSeats(
  connection: TableConnection,
  game: OpenGame,
  seats: readonly Seat[],
  holder: Seat | null,
): TableConnection {
  const snapshot = computed(() => {
    const seen = connection.snapshot.value;
    return seen === null ? null : { ...seen, you: openViews(seen, game, seats, holder) };
  });
  return { ...connection, snapshot };
}

function openViews(
  { view }: AnySnapshot,
  { secrets, openView }: OpenGame,
  seats: readonly Seat[],
  holder: Seat | null,
): AnySnapshot['you'] {
  if (secrets?.(view) !== true) return seats.map((seat) => ({ seat, view: {} }));
  const own = holder === null ? null : (openView?.(view, holder) ?? null);
  return holder === null || own === null ? [] : [{ seat: holder, view: own }];
}
