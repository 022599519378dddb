/** How long and how many things from outside may be, in one place for server and browser. */

/** Characters of a person's or a table's name after trimming. */
export const MAX_NAME_LENGTH = 24;
/** Characters of a name in a record, which an earlier version may have taken by other rules. */
export const MAX_STORED_NAME_LENGTH = 100;
/** Characters of a line of the chat after trimming. */
export const MAX_LINE_LENGTH = 300;
/** Room codes: no letter or digit that looks or sounds like another, and no vowels, so that they spell nothing. */
export const CODE_ALPHABET = '23479BCDFGHJKMPQRTVWXY';
export const CODE_LENGTH = 5;
/** One-time codes that move a seat: of the same signs, and longer, so that each is known from the other. */
export const SEAT_CODE_LENGTH = 8;
/** One-time codes that big screens show: of a length of their own, so that each kind is known from the others. */
export const SCREEN_CODE_LENGTH = 6;
/** Hex digits of a seat's secret token (128 bits). */
export const TOKEN_LENGTH = 32;
/** Spectators of a table whose names are shown; the others are counted. */
export const MAX_NAMED_SPECTATORS = 12;
/** Seats that one browser may hold at one table. */
export const MAX_SEATS = 6;
/** Tables of its own that a browser may ask about at once. */
export const MAX_LOOKED_AT = 60;
/** Characters of a request's own id. */
export const MAX_REQUEST_ID_LENGTH = 24;
/** Steps in one page of the log. */
export const MAX_LOG_PAGE = 100;
/** Bytes of one socket frame and of one HTTP body from a client. */
export const MAX_FRAME_BYTES = 16 * 1024;
export const MAX_BODY_BYTES = 64 * 1024;
/** Actions of a match of which a moment is played on. */
export const MAX_MATCH_ACTIONS = 1_500;

/**
 * Reads a room code as a person may type or paste it: blanks, hyphens and lower case are fine, and so are the marks of the
 * sentence it stood in. `undefined` if it can be none.
 */
export function readCode(typed: string): string | undefined {
  return readSigns(typed, CODE_LENGTH);
}

/** Reads a seat's one-time code in the same way. */
export function readSeatCode(typed: string): string | undefined {
  return readSigns(typed, SEAT_CODE_LENGTH);
}

/** Reads the code of a big screen in the same way. */
export function readScreenCode(typed: string): string | undefined {
  return readSigns(typed, SCREEN_CODE_LENGTH);
}

function readSigns(typed: string, length: number): string | undefined {
  const code = typed.replace(/[\s\-–_.]|^[^\p{L}\p{N}/]+|[^\p{L}\p{N}/]+$/gu, '').toUpperCase();
  const readable = code.length === length && [...code].every((letter) => CODE_ALPHABET.includes(letter));
  return readable ? code : undefined;
}

/** The id of a game, as the registry of games lists it. Ids from outside are checked there. */
export type GameId = string;

/** What an id looks like: lower-case letters, digits, single hyphens. */
export const GAME_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const MAX_GAME_ID = 40;
