import type { Seat } from '@boomtown/game-core';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyGameModule } from '../../games/registry.ts';
import type { AnySnapshot } from '../../net/snapshot.ts';
import type { TableConnection } from '../../net/table-connection.ts';
import type { TableView } from '../../net/table-view.ts';
import { covered, type Hands, handsAt, type Moment, nextHolder, taken, UNTAKEN } from './hands.ts';
import { withOpenSeats } from './open-seats.ts';

/** So long what somebody did stays in sight before the device is covered for the next one. */
const LOOK_MS = 1_800;

/** A device that several people of a table share. */
export interface SharedDevice {
  /** The table as its holder may see it. */
  readonly connection: TableConnection;
  /** What is secret is on the page, or may come: only the holder may look. */
  readonly secret: boolean;
  /** Who looks at it; `null` while it is covered. */
  readonly holder: Seat | null;
  /** Who said that they look, and waits for what only they may see. */
  readonly coming: Seat | null;
  /** Who is to have it next, if one of its other people may act. */
  readonly next: Seat | null;
  take(seat: Seat): void;
  cover(): void;
  /** The page has told all that happened up to this step. */
  told(step: number): void;
}

/**
 * Keeps track of who has the device, and has the table seen through that one's eyes alone. `game` and `latest`: `null`
 * until they are there.
 */
export function useSharedDevice(
  connection: TableConnection,
  game: AnyGameModule | null,
  latest: AnySnapshot | null,
  table: TableView,
  held: readonly Seat[],
): SharedDevice {
  const [kept, keep] = useState<Hands>(UNTAKEN);
  const [told, tell] = useState(-1);
  const shown = useMemo(
    () => (game === null ? connection : withOpenSeats(connection, game, held)),
    [connection, game, held.join()],
  );
  const playing = held.filter((seat) => table.seats[seat]?.resigned === false);
  const step = latest?.step ?? -1;
  const over = table.stage === 'over';
  const moment: Moment | null =
    game === null || latest === null
      ? null
      : {
          step,
          seats: playing.length > 0 ? playing : held.slice(0, 1),
          actors: over ? [] : game.rules.actors(latest.view),
          secret: game.secrets?.(latest.view) ?? false,
          over,
        };
  const due = moment === null ? kept : handsAt(kept, moment);
  const mustCover = due !== kept && due.holder === null;
  // Whoever has just acted sees what came of it before the device is covered; nothing of another one's is here yet.
  const hands = mustCover ? kept : due;

  useEffect(() => {
    if (!mustCover) return keep(due);
    if (told < step) return;
    const timer = setTimeout(() => keep(due), LOOK_MS);
    return () => clearTimeout(timer);
  }, [mustCover, due.holder, due.open, told, step]);

  const eyes = hands.open ? null : hands.holder;
  /** Through whose eyes the table was asked to be seen last; a new connection looks through nobody's. */
  const asked = useRef<{ readonly connection: TableConnection; readonly eyes: Seat | null } | null>(null);
  useEffect(() => {
    const before = asked.current?.connection === connection ? asked.current.eyes : null;
    asked.current = { connection, eyes };
    if (before !== eyes) connection.look(eyes === null ? [] : [eyes]);
  }, [connection, eyes]);

  const secret = moment?.secret === true;
  const isThere = !secret || hands.open || latest?.you.some(({ seat }) => seat === hands.holder) === true;
  return {
    connection: shown,
    secret: secret && !over,
    holder: isThere ? hands.holder : null,
    coming: isThere ? null : hands.holder,
    next: moment === null ? null : nextHolder(hands, moment),
    take: (seat) => keep(taken(seat, step)),
    cover: () => keep(covered(hands)),
    told: tell,
  };
}
