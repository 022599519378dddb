import type { AnySnapshot, TableConnection, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  covered,
  coveredToLook,
  type Hands,
  handsAt,
  laidOpen,
  type Moment,
  mayLieOpen,
  nextHolder,
  taken,
  UNTAKEN,
} from './hands.ts';
import { withOpenSeats } from './open-seats.ts';

/** So long what somebody did stays in sight before the device is covered for the next one. */
const LOOK_MS = 1_800;

/** How the page lies before those who share a device: secret things of the holder on it, or none though there are some. */
type Page = 'own' | 'open' | 'nothing-secret';

/** A device that several people of a table share. */
export interface SharedDevice {
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
  /** Covers it for whoever is next, or lays it open where nobody needs a cover. */
  cover(): void;
  /** Covers it for somebody who wants to look at what is theirs. */
  coverToLook(): void;
  layOpen(): void;
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
  const moment = game === null || latest === null ? null : momentOf(game, latest, table, held);
  const step = latest?.step ?? -1;
  const due = moment === null ? kept : handsAt(kept, moment);
  const secret = moment?.secret === true;
  // Whoever has just acted sees what came of it before what is theirs goes; nothing of another one's is here yet.
  const mustWait = due !== kept && (due.holder === null || (secret && due.open && !kept.open && kept.holder !== null));
  const hands = mustWait ? kept : due;

  const eyes = eyesOf(hands);
  /** Through whose eyes the table was asked to be seen last; a new connection looks through nobody's. */
  const asked = useRef<{ readonly connection: TableConnection; readonly eyes: Seat | null } | null>(null);
  const look = (next: Seat | null) => {
    const before = asked.current?.connection === connection ? asked.current.eyes : null;
    asked.current = { connection, eyes: next };
    if (before !== next) connection.look(next === null ? [] : [next]);
  };
  const turn = (next: Hands) => {
    // Before anything else is asked for by what the page shows then.
    look(eyesOf(next));
    keep(next);
  };

  useEffect(() => {
    if (!mustWait) return keep(due);
    if (told < step) return;
    const timer = setTimeout(() => turn(due), LOOK_MS);
    return () => clearTimeout(timer);
  }, [mustWait, due.holder, due.open, told, step]);
  useEffect(() => look(eyes), [connection, eyes]);

  const shown = useMemo(
    () => (game === null || !hands.open ? connection : withOpenSeats(connection, game, held, hands.holder)),
    [connection, game, held.join(), hands.open, secret ? hands.holder : null],
  );
  const isThere = !secret || hands.open || latest?.you.some(({ seat }) => seat === hands.holder) === true;
  return {
    connection: shown,
    page: !secret || table.stage === 'over' ? 'nothing-secret' : hands.open ? 'open' : 'own',
    holder: isThere ? hands.holder : null,
    coming: isThere ? null : hands.holder,
    next: moment === null || hands.asked ? null : nextHolder(hands, moment),
    mayOpen: moment !== null && game?.openView !== undefined && mayLieOpen(hands, moment),
    take: (seat) => turn(taken(seat, step)),
    cover: () => turn(covered(hands)),
    coverToLook: () => turn(coveredToLook(hands)),
    layOpen: () => {
      if (moment !== null) turn(laidOpen(hands, moment));
    },
    told: tell,
  };
}

/** Through whose eyes the table is seen then; `null`: through nobody's. */
function eyesOf({ open, holder }: Hands): Seat | null {
  return open ? null : holder;
}

function momentOf(
  { rules, secrets, openView }: AnyGameModule,
  { step, view }: AnySnapshot,
  table: TableView,
  held: readonly Seat[],
): Moment {
  const playing = held.filter((seat) => table.seats[seat]?.resigned === false);
  const seats = playing.length > 0 ? playing : held.slice(0, 1);
  const over = table.stage === 'over';
  const actors = over ? [] : rules.actors(view);
  const secret = secrets?.(view) ?? false;
  const acting = secret ? seats.filter((seat) => actors.includes(seat)) : [];
  const lookers = acting.filter((seat) => (openView?.(view, seat) ?? null) === null);
  return { step, seats, actors, secret, lookers, over };
}
