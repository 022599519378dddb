import type { GameTypes } from '@boomtown/game-core';
import { type GameWire, SUBSTITUTE, type TableState } from '@boomtown/wire';
import type { LiveTable } from '../tables/index.ts';
import { mirrorDeal, mirrorSeats, mirrorTable, spectatorNames } from './room-state.ts';
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
  mirrorDeal(state, table, [...delayed.newcomers]);
  mirrorSeats(state, table, delayed.namesSeen(table.seats.map(({ name }) => name)));
  // Who has given up and leaves nothing is the maker no more. During a match that matters to nobody.
  state.maker = 0;
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
    // A new player has won nothing.
    into.won = 0;
  }
  state.watchers = peopleAmong(clients).watchers;
  state.watcherNames = spectatorNames(clients, (name) => table.refusalOfSpectator(name) === null);
}
