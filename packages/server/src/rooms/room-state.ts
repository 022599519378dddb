import { eventsFor, type GameTypes } from '@boomtown/game-core';
import {
  type GameWire,
  MAX_NAMED_SPECTATORS,
  MESSAGE,
  type Notice,
  nextSeat,
  packEvents,
  packStep,
  type TableState,
} from '@boomtown/wire';
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { LiveTable, LoggedStep } from '../tables/index.ts';
import { isWatcher, peopleAmong, present, type Session, seatsOf, shownSeatsOf, type TableClient } from './session.ts';

/** Writes the table into the room's state; only differences are sent. */
export function mirrorTable(
  state: TableState,
  table: LiveTable,
  wire: GameWire<GameTypes>,
  clients: Iterable<TableClient>,
): void {
  mirrorStep(state, table, wire);
  mirrorPlayers(state, table);
  state.maker = table.maker;
  mirrorSeats(
    state,
    table,
    table.seats.map(({ name }) => name),
  );
  mirrorPeople(state, table, clients);
  mirrorDeal(state, table);
}

/** Writes the commitment, and how often a start was called off. */
export function mirrorDeal(state: TableState, table: LiveTable, newcomers?: readonly number[]): void {
  state.commitment = table.commitment;
  const callOffs = table.callOffs(newcomers);
  state.calledOff = callOffs.count === 0 ? '' : JSON.stringify(callOffs);
}

/** Writes who sits where, by these names. */
export function mirrorSeats(state: TableState, table: LiveTable, names: readonly (string | null)[]): void {
  for (const [seat, { nonceHash, bot, won }] of table.seats.entries()) {
    const into = state.seats[seat];
    if (into === undefined) continue;
    const name = names[seat] ?? null;
    into.name = name ?? '';
    into.taken = name !== null;
    into.ready = nonceHash !== null || bot !== null;
    // During the match `mirrorPlayers` writes it.
    if (table.lifecycle.play === null) into.bot = bot ?? '';
    into.nonceHash = nonceHash ?? '';
    into.won = won;
  }
}

/** Writes the match and its clocks: everything that an action can change. */
export function mirrorStep(state: TableState, table: LiveTable, wire: GameWire<GameTypes>): void {
  const { lifecycle } = table;
  const { view, play } = lifecycle;
  state.stage = lifecycle.stage;
  state.step = lifecycle.step;
  state.unsaved = lifecycle.unsaved;
  state.updateComing = table.updateComing;
  if (view !== null) wire.mirror(view, state.game);
  for (const [seat, { left, since }] of lifecycle.clocks.entries()) {
    const into = state.seats[seat];
    if (into === undefined) continue;
    into.left = Math.round(left);
    into.since = since === null ? 0 : Math.max(1, Math.round(since));
  }
  if (play === null) return;
  const { match, takebacks } = play;
  const { revocable, ask } = takebacks;
  state.mayTakeBack = revocable?.seat ?? -1;
  state.freely = revocable?.right === 'free';
  state.takebackAsked = ask?.seat ?? -1;
  state.takebackAgreed = bitsOf(ask?.agreed ?? []);
  state.ending = match.isOver && match.ending !== null ? JSON.stringify(match.ending) : '';
}

/** Writes who plays, and votes on absent players: table events change these, actions never do. */
export function mirrorPlayers(state: TableState, { lifecycle: { play } }: LiveTable): void {
  if (play === null) return;
  const { match, absences } = play;
  for (const seat of match.resigned) {
    const into = state.seats[seat];
    if (into !== undefined) into.resigned = true;
  }
  for (const [seat, into] of state.seats.entries()) {
    into.bot = play.botAt(seat) ?? '';
    into.kept = match.isSubstituted(seat);
    into.away = absences.isAway(seat);
  }
  state.voteHeir = absences.vote?.heir ?? 'bot';
  state.vote = absences.vote?.seat ?? -1;
  state.voteAgreed = bitsOf(absences.vote?.agreed ?? []);
}

/** A bit for each of these seats. */
function bitsOf(seats: readonly number[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

/** Writes who is here into the room's state. */
function mirrorPeople(state: TableState, table: LiveTable, clients: Iterable<TableClient>): void {
  const { seats } = table;
  const here = new Set(present(clients).flatMap(([, session]) => seatsOf(session)));
  const { watchers, screens } = peopleAmong(clients);
  state.watchers = watchers;
  state.watcherNames = spectatorNames(clients, (name) => table.refusalOfName(name) === null);
  state.screens = screens;
  for (const [seat, into] of state.seats.entries()) into.here = here.has(seat) || (seats[seat]?.bot ?? null) !== null;
}

/** The names that spectators show, as they are written into the state: of these, those that are fit. */
export function spectatorNames(clients: Iterable<TableClient>, isFit: (name: string) => boolean): string {
  const shown = present(clients).flatMap(([, session]) => (isWatcher(session) ? [session.shownName] : []));
  const fit = shown.filter((name) => name !== null && isFit(name));
  return fit.length === 0 ? '' : JSON.stringify(fit.slice(0, MAX_NAMED_SPECTATORS));
}

/** Sends each follower a step as it may see it. Those who may see the same (all watchers) share one encoding. */
export function sendStep(
  step: LoggedStep,
  table: LiveTable,
  wire: GameWire<GameTypes>,
  clients: Iterable<TableClient>,
): void {
  const encoded = new Map<string, Uint8Array>();
  // Without secret events all see what a spectator sees, and it is packed once.
  const isOpen = step.events.every((one) => one.to === 'all' && !('except' in one));
  const open = isOpen ? packEvents(wire.events, eventsFor(step.events, [])) : undefined;
  for (const client of clients) {
    const { userData: session } = client;
    if (session?.following !== true) continue;
    const seats = shownSeatsOf(session);
    const key = seats.join();
    let bytes = encoded.get(key);
    if (bytes === undefined) {
      const events = isOpen ? [] : eventsFor(step.events, seats);
      const message = packStep(wire.events, { ...step, events, you: table.lifecycle.ownViews(seats) }, open);
      bytes = getMessageBytes.raw(Protocol.ROOM_DATA, MESSAGE.step, message);
      encoded.set(key, bytes);
    }
    client.enqueueRaw(bytes);
  }
}

export function sendNotice(notice: Notice, clients: Iterable<TableClient>): void {
  for (const [client] of followers(clients)) client.send(MESSAGE.notice, notice);
}

/** Tells a client which of the seats that it came for are no longer its own, and of codes that it may give away. */
export function sendSeatNotices(client: TableClient, session: Session, { transfers }: LiveTable): void {
  const passed = transfers.formerlyHeldBy(session.tokens);
  const notices: Notice[] = passed.map(({ seat, heir }) => ({ type: 'seat-passed', seat, heir }));
  for (const notice of [...notices, ...transfers.shownTo(seatsOf(session))]) client.send(MESSAGE.notice, notice);
}

/** Tells a client where everybody went, and which of the seats there are its own: a seat's secret goes with it. */
export function sendRematch(client: TableClient, session: Session, table: LiveTable, code: string): void {
  const seats = session.held.map(({ seat, token }) => ({ seat: nextSeat(seat, table.seats.length), token }));
  const notice: Notice = { type: 'rematch', code, seats };
  client.send(MESSAGE.notice, notice);
}

export function followers(clients: Iterable<TableClient>): (readonly [TableClient, Session])[] {
  return present(clients).filter(([, { following }]) => following);
}
