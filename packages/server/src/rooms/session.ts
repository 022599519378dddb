import type { Seat } from '@boomtown/game-core';
import type { ChatChannel, HeldSeat } from '@boomtown/wire';
import type { Client } from '@colyseus/core';
import type { Bucket } from '../limits/index.ts';
import type { RoundTrip } from './round-trip.ts';

/** What the room knows of one socket. */
export interface Session {
  /** By what its sender is counted: a network address, or a household's part of one. */
  readonly from: string;
  /** The tokens that it presented. */
  readonly tokens: readonly string[];
  /** The seats that these tokens hold. Empty for a watcher. */
  held: readonly HeldSeat[];
  /** Of these seats those whose secrets its page wants to be sent; `null`: all. */
  shownSeats: readonly Seat[] | null;
  /** Has it attached its handlers and asked for its snapshot, so that steps reach it? */
  following: boolean;
  /** The channels of the chat that it asked to hear. */
  hears: ReadonlySet<ChatChannel>;
  /** Does it watch the match with a delay? That never changes: a player who gave their seats up has to leave. */
  readonly delayed: boolean;
  /** Was it told to go? It counts for nothing any more while its socket closes. */
  dismissed: boolean;
  readonly bucket: Bucket;
  readonly roundTrip: RoundTrip;
}

/** May this client see only the delayed match? So may a client that the room does not know yet. */
export function seesDelayed(client: { readonly userData?: Session } | undefined): boolean {
  return client?.userData?.delayed !== false;
}

export type TableClient = Client<{ userData: Session }>;

/** The tokens that it presented, those of its seats first. */
export function tokensOf({ held, tokens }: Session): string[] {
  return [...new Set([...held.map(({ token }) => token), ...tokens])];
}

export function seatsOf(session: Session): Seat[] {
  return session.held.map(({ seat }) => seat);
}

/** The seats through whose eyes it sees the table: never one that it does not hold. */
export function shownSeatsOf(session: Session): Seat[] {
  const { shownSeats } = session;
  const seats = seatsOf(session);
  return shownSeats === null ? seats : seats.filter((seat) => shownSeats.includes(seat));
}

/** Does it hold a seat, or watch? */
export function isPlayer({ held }: Session): boolean {
  return held.length > 0;
}

/** Ends a socket that has no business here any more, after its replies. The close code tells its page what to do. */
export function dismiss(client: TableClient, session: Session, code: number): void {
  session.dismissed = true;
  session.following = false;
  session.held = [];
  session.hears = new Set();
  setImmediate(() => client.leave(code));
}

/** The sockets that have joined and were not told to go, with their sessions. */
export function present(clients: Iterable<TableClient>): (readonly [TableClient, Session])[] {
  const pairs: (readonly [TableClient, Session])[] = [];
  for (const client of clients) {
    const { userData: session } = client;
    if (session !== undefined && !session.dismissed) pairs.push([client, session]);
  }
  return pairs;
}

/** How many seats have their person here, and how many people watch. */
export function peopleAmong(clients: Iterable<TableClient>): { readonly seats: number; readonly watchers: number } {
  const sessions = present(clients).map(([, session]) => session);
  const watchers = sessions.filter((session) => !isPlayer(session)).length;
  return { seats: sessions.reduce((total, { held }) => total + held.length, 0), watchers };
}
