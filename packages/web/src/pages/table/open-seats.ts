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
  game: OpenGame,
  seats: readonly Seat[],
  holder: Seat | null,
): AnySnapshot['you'] {
  if (game.secrets?.(view) !== true) return seats.map((seat) => ({ seat, view: {} }));
  const own = holder === null ? null : openViewOf(game, view, holder);
  return holder === null || own === null ? [] : [{ seat: holder, view: own }];
}

/** A seat's own view as far as everybody knows it: empty where nothing is secret. `null`: what only the seat knows matters now. */
export function openViewOf({ secrets, openView }: OpenGame, view: object, seat: Seat): object | null {
  return secrets?.(view) === true ? (openView?.(view, seat) ?? null) : {};
}
