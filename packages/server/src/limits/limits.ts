/** How many at once, and how many a second in the long run. */
export interface Rate {
  readonly atOnce: number;
  readonly aSecond: number;
}

/** Timeouts of an HTTP connection, in milliseconds. */
interface HttpTimes {
  /** Until a request's headers have arrived, also the first one's. */
  readonly headersMs: number;
  /** Until the request has arrived completely. */
  readonly requestMs: number;
  /** Between requests: longer than usual proxies keep an idle connection, since they may ask just when it ends. */
  readonly idleMs: number;
  /** While the client reads nothing of an answer; after a large answer also until its next request, unless it is a trusted proxy. */
  readonly unreadMs: number;
  /** Until the client has read the whole answer. */
  readonly answerMs: number;
}

/** Milliseconds of the event loop, at once and a second. */
export interface LoopShares {
  /** One socket of a client without a seat. */
  readonly socket: Rate;
  /** All clients of an address without seats, over HTTP and over sockets. */
  readonly address: Rate;
  /** A held seat. */
  readonly seat: Rate;
  /** All held seats of an address. */
  readonly seatsOfAddress: Rate;
  /** All clients of an address that claim a seat while the address has to wait, until that is proved. */
  readonly proofs: Rate;
  /** What comes over an address's HTTP connections, up to the request that it turns out to be; and the questions of monitoring. */
  readonly reading: Rate;
  /** The most that an address may take at a stretch. */
  readonly pace: Rate;
  /** The share of a seat even where its address took too much: enough for an action a second. */
  readonly grantedToSeat: Rate;
  /** The share of all seats of such an address together. */
  readonly grantedAtAddress: Rate;
}

/** How much may come from one address or over one socket. */
export interface Limits {
  /** HTTP requests of each kind that one address may make in a minute. */
  readonly aMinute: { readonly [kind in RequestKind]: number };
  /** Wrong room codes that one address may try in a minute before it has to wait. */
  readonly wrongCodes: number;
  /** One-time codes for big screens that one address may be given in a minute. */
  readonly screenCodes: number;
  /** Sockets that one address may have open. */
  readonly socketsAnAddress: number;
  /** Sockets that all addresses together may have open at one process. */
  readonly socketsInAll: number;
  /** Beyond both, each held seat has a reserved place; the number of such places at one process. */
  readonly seatSocketsInAll: number;
  /** HTTP connections that one address, and all together, may have open; beyond that the oldest is closed. */
  readonly connectionsAnAddress: number;
  readonly connectionsInAll: number;
  readonly httpTimes: HttpTimes;
  /** How much of the event loop may be taken. */
  readonly loop: LoopShares;
  /** Spectators of one table at a time. */
  readonly watchersATable: number;
  /** Spectators of one table from one address. */
  readonly watchersAnAddress: number;
  /** Requests over a socket: how many a second in the long run, and how many at once; more are refused. */
  readonly requestsASecond: number;
  readonly requestsAtOnce: number;
  /** Chat lines of one player, or of one address of spectators, at one table. */
  readonly lines: Rate;
  /** Chat lines of all spectators of one table together. */
  readonly watchersLines: Rate;
  /** Reactions that a player may show at one table. */
  readonly reactions: Rate;
  /** Frames at once, refused ones included, after which a socket is closed as flooded. */
  readonly framesAtOnce: number;
  /** Pings and unrequested pongs over one socket; beyond that it is closed as flooded. */
  readonly controlFrames: Rate;
  /** After this silence a socket is sent a sign of life; without one a page notices a dead network. */
  readonly quietMs: number;
  /** After this silence a socket is dead; in the second half of it the server pings. */
  readonly silentMs: number;
  /** Bytes that may wait for a client that does not read. */
  readonly backlogBytes: number;
}

/** `make` a table, `sit` down, `join` a room (opening it included), `read` anything. */
export type RequestKind = 'make' | 'sit' | 'join' | 'read';

export const DEFAULT_LIMITS: Limits = {
  aMinute: { make: 30, sit: 120, join: 600, read: 1200 },
  wrongCodes: 10,
  screenCodes: 20,
  socketsAnAddress: 300,
  socketsInAll: 20_000,
  seatSocketsInAll: 2_000,
  connectionsAnAddress: 512,
  connectionsInAll: 5_000,
  httpTimes: { headersMs: 10_000, requestMs: 30_000, idleMs: 125_000, unreadMs: 30_000, answerMs: 300_000 },
  loop: {
    socket: { atOnce: 60, aSecond: 50 },
    address: { atOnce: 100, aSecond: 100 },
    seat: { atOnce: 100, aSecond: 80 },
    seatsOfAddress: { atOnce: 150, aSecond: 100 },
    proofs: { atOnce: 20, aSecond: 30 },
    reading: { atOnce: 50, aSecond: 50 },
    pace: { atOnce: 4, aSecond: 250 },
    grantedToSeat: { atOnce: 5, aSecond: 0.5 },
    grantedAtAddress: { atOnce: 4, aSecond: 20 },
  },
  watchersATable: 200,
  watchersAnAddress: 50,
  requestsASecond: 20,
  requestsAtOnce: 60,
  lines: { atOnce: 5, aSecond: 0.5 },
  watchersLines: { atOnce: 20, aSecond: 4 },
  reactions: { atOnce: 3, aSecond: 0.5 },
  framesAtOnce: 400,
  controlFrames: { atOnce: 50, aSecond: 5 },
  quietMs: 10_000,
  silentMs: 28_000,
  backlogBytes: 1024 * 1024,
};
