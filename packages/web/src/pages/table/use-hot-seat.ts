import type { AnySnapshot, TableConnection, TableView } from '@boomtown/client';
import { hasSecrets, openViewOf, type Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  covered,
  coveredToLook,
  type HotSeat,
  hotSeatAt,
  laidOpen,
  type Moment,
  mayLieOpen,
  nextHolder,
  taken,
  UNTAKEN,
} from './hot-seat.ts';
import { withOpenSeats } from './open-seats.ts';

/** So long what a player did stays in sight before the device is covered for the next one. */
const LOOK_MS = 1_800;

/** How the page lies before those who share a device: secret things of the holder on it, or none though there are some. */
type Page = 'own' | 'open' | 'nothing-secret';

/** A device that several people of a table share. */
export interface HotSeatControls {
  /** The table as its holder may see it. */
  readonly connection: TableConnection;
  readonly page: Page;
  /** Who looks at it, or is to act where it lies open; `null` while it is covered. */
  readonly holder: Seat | null;
  /** Who said that they look, and waits for what only they may see. */
  readonly coming: Seat | null;
  /** Who is to have it next, if one of its other people may act, and nobody asked for it. */
  readonly next: Seat | null;
  /** Can it lie open now? */
  readonly mayOpen: boolean;
  take(seat: Seat): void;
  /** Covers it for the next player, or lays it open where nobody needs a cover. */
  cover(): void;
  /** Covers it for a player who wants to look at what is theirs. */
  coverToLook(): void;
  layOpen(): void;
  /** The page has shown all that happened up to this step. */
  shownUpTo(step: number): void;
}

/**
 * Keeps track of who has the device, and has the table seen through that one's eyes alone. `game` and `latest`: `null`
 * until they are there.
 */
export function useHotSeat(
  connection: TableConnection,
  game: AnyGameModule | null,
  latest: AnySnapshot | null,
  table: TableView,
  held: readonly Seat[],
): HotSeatControls {
  const [kept, store] = useState<HotSeat>(UNTAKEN);
  const [shownUpTo, tell] = useState(-1);
  const moment = game === null || latest === null ? null : momentOf(game, latest, table, held);
  const step = latest?.step ?? -1;
  const due = moment === null ? kept : hotSeatAt(kept, moment);
  const secret = moment?.secret === true;
  // The player who has just acted sees what came of it before what is theirs goes; nothing of another one's is here yet.
  const mustWait = due !== kept && (due.holder === null || (secret && due.open && !kept.open && kept.holder !== null));
  const hotSeat = mustWait ? kept : due;

  const perspective = eyesOf(hotSeat);
  /** Through whose eyes the table was asked to be seen last; a new connection looks through nobody's. */
  const asked = useRef<{ readonly connection: TableConnection; readonly perspective: Seat | null } | null>(null);
  const look = (next: Seat | null) => {
    const before = asked.current?.connection === connection ? asked.current.perspective : null;
    asked.current = { connection, perspective: next };
    if (before !== next) connection.look(next === null ? [] : [next]);
  };
  const turn = (next: HotSeat) => {
    // Before anything else is asked for by what the page shows then.
    look(eyesOf(next));
    store(next);
  };

  useEffect(() => {
    if (!mustWait) return store(due);
    if (shownUpTo < step) return;
    const timer = setTimeout(() => turn(due), LOOK_MS);
    return () => clearTimeout(timer);
  }, [mustWait, due.holder, due.open, shownUpTo, step]);
  useEffect(() => look(perspective), [connection, perspective]);

  const shown = useMemo(
    () => (game === null || !hotSeat.open ? connection : withOpenSeats(connection, game.rules, held, hotSeat.holder)),
    [connection, game, held.join(), hotSeat.open, secret ? hotSeat.holder : null],
  );
  const isThere = !secret || hotSeat.open || latest?.you.some(({ seat }) => seat === hotSeat.holder) === true;
  return {
    connection: shown,
    page: !secret || table.stage === 'over' ? 'nothing-secret' : hotSeat.open ? 'open' : 'own',
    holder: isThere ? hotSeat.holder : null,
    coming: isThere ? null : hotSeat.holder,
    next: moment === null || hotSeat.asked ? null : nextHolder(hotSeat, moment),
    mayOpen: moment !== null && game?.rules.openView !== undefined && mayLieOpen(hotSeat, moment),
    take: (seat) => turn(taken(seat, step)),
    cover: () => turn(covered(hotSeat)),
    coverToLook: () => turn(coveredToLook(hotSeat)),
    layOpen: () => {
      if (moment !== null) turn(laidOpen(hotSeat, moment));
    },
    shownUpTo: tell,
  };
}

/** Through whose eyes the table is seen then; `null`: through nobody's. */
function eyesOf({ open, holder }: HotSeat): Seat | null {
  return open ? null : holder;
}

function momentOf(game: AnyGameModule, { step, view }: AnySnapshot, table: TableView, held: readonly Seat[]): Moment {
  const playing = held.filter((seat) => table.seats[seat]?.resigned === false);
  const seats = playing.length > 0 ? playing : held.slice(0, 1);
  const over = table.stage === 'over';
  const actors = over ? [] : game.rules.actors(view);
  const secret = hasSecrets(game.rules, view);
  const lookers = seats.filter((seat) => actors.includes(seat) && openViewOf(game.rules, view, seat) === null);
  return { step, seats, actors, secret, lookers, over };
}
