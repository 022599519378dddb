/** What both ends must agree on besides the messages themselves. */

/** Goes up with every change of a message or a room schema; a page with another number has to reload. */
export const WIRE_VERSION = 17;

/** The types of the messages from the server. Numbers, since they go out with every step. */
export const MESSAGE = {
  /** What one step means to this client; see `step-message.ts`. */
  step: 1,
  /** Something about the table that is no step; see `Notice`. */
  notice: 2,
  /** Something about the chat, for those who asked for it; see `ChatNews`. */
  chat: 3,
} as const;

/** Why the server closes a socket, beyond Colyseus's own codes (4000 to 4010). */
export const CLOSE = {
  /** The seat was opened in another tab or on another device; this one must not come back by itself. */
  elsewhere: 4100,
  /** The server stops or the table moves; look the table up again in a moment. */
  comeBack: 4101,
  /** The page is of another version than the server; reload it. */
  reload: 4102,
  /** The client sent more than it may, or read less than it must. */
  flooded: 4103,
  /** The seat has resigned. */
  gone: 4104,
  /** The host has ended the table for good. */
  ended: 4105,
  /** The seat was passed on by a one-time code; a requester with its old token learns how. */
  passed: 4106,
  /** The client sent something that can't be read; a page that does so again is to be reloaded. */
  unreadable: 4107,
  /** The host keeps this network out for a time. */
  keptOut: 4108,
} as const;

/**
 * Why a join is refused, as the HTTP status of `POST /matchmake/joinById/:code`: the SDK hands its callers that status
 * as the error's `code`, and of the body only the words.
 */
export const JOIN_REFUSED = {
  malformed: 400,
  keptOut: 412,
  notWatchable: 403,
  noSuchTable: 404,
  audienceFull: 409,
  notYourSeat: 410,
  seatMoved: 421,
  seatPassed: 423,
  gameGone: 422,
  unreadable: 424,
  notNow: 425,
  reload: 426,
  tooFast: 429,
  storage: 503,
} as const;
