import type { GameTypes } from '@boomtown/game-core';
import { type GameWire, SUBSTITUTE, type TableState } from '@boomtown/wire';
import type { SeatRecord } from '../storage/index.ts';
import type { LiveTable } from '../tables/index.ts';
import { mirrorDeal, mirrorSeats, mirrorTable } from './room-state.ts';
import { peopleAmong, type TableClient } from './session.ts';

/** Replaces an unknown time. */
const UNKNOWN = -1;

/** Writes the table as spectators see it: with a delay, nothing of the present. */
export function mirrorWatched(
  state: TableState,
  table: LiveTable,
  wire: GameWire<GameTypes>,
  clients: Iterable<TableClient>,
): void {
  const { delayed, unsaved } = table.lifecycle;
  const moment = delayed?.shown ?? null;
  if (delayed === null || moment === null) {
    mirrorTable(state, table, wire, clients);
    return;
  }
  const { names } = delayed;
  // New players whom spectators do not see yet.
  const newcomers = [...table.lifecycle.arrivals.keys()].filter((seat) => names[seat] === table.seats[seat]?.name);
  mirrorDeal(state, table, newcomers);
  // Players whose data was deleted have no name here either, once it shows that they gave their seats up.
  const isLeft = ({ tokenHash, bot }: SeatRecord, seat: number) =>
    tokenHash === null && bot === null && moment.resigned.includes(seat);
  mirrorSeats(
    state,
    table,
    table.seats.map((record, seat) => (isLeft(record, seat) ? record.name : (names[seat] ?? null))),
  );
  state.maker = table.maker;
  state.stage = 'playing';
  state.step = moment.step.step;
  state.unsaved = unsaved;
  state.updateComing = table.updateComing;
  wire.mirror(moment.view, state.game);
  for (const [seat, into] of state.seats.entries()) {
    into.here = into.taken;
    into.left = Math.round(moment.left?.[seat] ?? UNKNOWN);
    into.since = 0;
    into.resigned = moment.resigned.includes(seat);
    into.kept = moment.substituted.includes(seat);
    into.bot = table.seats[seat]?.bot ?? (into.kept ? SUBSTITUTE : '');
    into.away = false;
  }
  state.watchers = peopleAmong(clients).watchers;
}
