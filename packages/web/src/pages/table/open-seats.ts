import type { GameTypes, Seat } from '@boomtown/game-core';
import { computed } from '@preact/signals';
import type { GameModule } from '../../games/game-module.ts';
import type { TableConnection } from '../../net/table-connection.ts';

/**
 * The connection of a device that is shared, which is sent no seat's own view while nothing is secret: each seat is shown
 * the empty one then that it has at such a moment, so that all of them can act.
 */
export function withOpenSeats(
  connection: TableConnection,
  { secrets }: Pick<GameModule<GameTypes>, 'secrets'>,
  seats: readonly Seat[],
): TableConnection {
  const you = seats.map((seat) => ({ seat, view: {} }));
  const snapshot = computed(() => {
    const seen = connection.snapshot.value;
    return seen === null || secrets?.(seen.view) === true ? seen : { ...seen, you };
  });
  return { ...connection, snapshot };
}
