import type { Seat } from '@boomtown/game-core';
import type { ChatChannel, HeldSeat } from '@boomtown/wire';
import type { Client } from '@colyseus/core';
import type { Bucket } from '../limits/index.ts';
import type { RoundTrip } from './round-trip.ts';

/** What the room knows of one socket. */
export interface Session {
  /** The key for its limits: an IPv4 address or an IPv6 /64. */
  readonly from: string;
  /** The tokens that it presented. */
  readonly tokens: readonly string[];
  /** The seats that these tokens hold. Empty for a watcher. */
  held: readonly HeldSeat[];
  /** The held seats whose secrets its page wants; `null`: all. */
  shownSeats: readonly Seat[] | null;
  /** Has it requested a snapshot, so that steps are sent to it? */
  following: boolean;
  /** The token of a big screen that a seat has admitted; `null` for all others. */
  readonly screen: string | null;
  /** What its spectator wishes to be called at the table; `null`: they are only counted. */
  shownName: string | null;
  /** The channels of the chat that it asked to hear. */
  hears: ReadonlySet<ChatChannel>;
  /** Does it watch the match with a delay? That never changes: a player who gave their seats up has to leave. */
  readonly delayed: boolean;
  /** Was it dismissed? It is ignored while its socket closes. */
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

/** The seats whose views it gets: only seats that it holds. */
export function shownSeatsOf(session: Session): Seat[] {
  const { shownSeats } = session;
  const seats = seatsOf(session);
  return shownSeats === null ? seats : seats.filter((seat) => shownSeats.includes(seat));
}

/** Does it hold a seat? Otherwise it is a spectator's. */
export function isPlayer({ held }: Session): boolean {
  return held.length > 0;
}

/** Is it a spectator's, and no big screen's? */
export function isWatcher({ held, screen }: Session): boolean {
  return held.length === 0 && screen === null;
}

/** Closes a socket after its replies. The close code tells its page what to do. */
export function dismiss(client: TableClient, session: Session, code: number): void {
  session.dismissed = true;
  session.following = false;
  session.held = [];
  session.hears = new Set();
  setImmediate(() => client.leave(code));
}

/** The sockets that have joined and were not dismissed, with their sessions. */
export function present(clients: Iterable<TableClient>): (readonly [TableClient, Session])[] {
  const pairs: (readonly [TableClient, Session])[] = [];
  for (const client of clients) {
    const { userData: session } = client;
    if (session !== undefined && !session.dismissed) pairs.push([client, session]);
  }
  return pairs;
}

/** Numbers of connected seats, of spectators and of big screens. */
export function peopleAmong(clients: Iterable<TableClient>): {
  readonly seats: number;
  readonly watchers: number;
  readonly screens: number;
} {
  const sessions = present(clients).map(([, session]) => session);
  const seats = sessions.reduce((total, { held }) => total + held.length, 0);
  const screens = sessions.filter(({ screen }) => screen !== null).length;
  return { seats, screens, watchers: sessions.filter(isWatcher).length };
}
