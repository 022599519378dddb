import { z } from 'zod';
import { REACTIONS } from './chat.ts';
import { MAX_LOG_PAGE, MAX_REQUEST_ID_LENGTH, MAX_SEATS, MAX_STORED_NAME_LENGTH, TOKEN_LENGTH } from './limits.ts';
import { type BotPlayer, isBotPlayer, VOTE_CHOICES } from './seats.ts';
import { chatText, personName } from './shown-text.ts';

/** What a client may ask over its socket, each with its limits. Anything else is refused as `malformed`. */

const seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
const requestId = z.string().min(1).max(MAX_REQUEST_ID_LENGTH);
/** With an id a request may be repeated: the seat's holder gets the first answer again, and nothing is done twice. */
const id = requestId.optional();
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
export const seatToken = hex(TOKEN_LENGTH);
/** Digits that a token has at the least: one that was drawn has fewer once in a million million. */
const DRAWN_DIGITS = 6;
/** A seat's token that a browser draws itself, so that it knows it though the answer is lost. */
export const chosenToken = seatToken.refine((token) => new Set(token).size >= DRAWN_DIGITS, 'it was not drawn');
/** The secret by which a browser that watches is known again as the one who said something. */
export const watcherVoice = hex(TOKEN_LENGTH);

/** Options of the join itself: which seats this client holds the tokens of (none: it watches), and its version. */
export const JoinOptions = z.strictObject({
  wire: z.int(),
  tokens: z.array(seatToken).max(MAX_SEATS),
  /** The token of a big screen, which watches without the table's delay while the seat that admitted it stays. */
  screen: chosenToken.optional(),
});

/** What every version of a join has said, and will. */
export const JoinVersion = z.looseObject({ wire: z.int() });

export const REQUESTS = {
  /**
   * The client has attached its handlers and asks where things stand. First join, refresh and return are the same.
   * `eyes`: of its seats, those whose secrets it wants to be sent from now on, in steps and in the log; left out, all.
   * A browser that several people share leaves out who doesn't look at it.
   */
  snapshot: z.strictObject({ eyes: z.array(seat).max(MAX_SEATS).optional() }),
  /** Past steps as this client may see them, at most `count`, ending before step `before` (default: the newest). */
  log: z.strictObject({ before: z.int().min(0).optional(), count: z.int().min(1).max(MAX_LOG_PAGE) }),
  /** An action for a seat that the client holds, made for step `step`. The game judges `action`. */
  act: z.strictObject({
    id: requestId,
    step: z.int().min(0),
    seat,
    action: z.looseObject({ type: z.string().max(40) }),
  }),
  /** The person declares themselves ready, with the hash of a nonce for each of their seats. */
  ready: z.strictObject({
    id,
    seats: z
      .array(z.strictObject({ seat, nonceHash: hex(64) }))
      .min(1)
      .max(MAX_SEATS),
  }),
  unready: z.strictObject({ id, seats: z.array(seat).min(1).max(MAX_SEATS) }),
  /** The nonces themselves, once all seats are ready. */
  nonces: z.strictObject({
    id,
    nonces: z
      .array(z.strictObject({ seat, nonce: hex(32) }))
      .min(1)
      .max(MAX_SEATS),
  }),
  rename: z.strictObject({ id, seat, name: personName }),
  /** Gives a seat up before the start. */
  standUp: z.strictObject({ id, seat }),
  /** Takes the last action back, which this seat must have made; `step` is the number of its entry. See `TakeBackReply`. */
  takeBack: z.strictObject({ id: requestId, step: z.int().min(0), seat }),
  /** Answers for these seats whether the action of entry `step` may be taken back. */
  answerTakeback: z.strictObject({
    id,
    step: z.int().min(0),
    seats: z.array(seat).min(1).max(MAX_SEATS),
    agree: z.boolean(),
  }),
  /** Asks no longer. */
  withdrawTakeback: z.strictObject({ id, step: z.int().min(0), seat }),
  /** Gives a seat up in the middle of a match, for good. */
  resign: z.strictObject({ id: requestId, seat }),
  /** The maker of the table sends a player away before the start; the name, exactly as it is shown, says that it is still the same person. */
  kick: z.strictObject({ id, seat, name: z.string().max(MAX_STORED_NAME_LENGTH) }),
  /** The maker of the table puts a bot on a free seat before the start, changes its level, or takes it away (`null`). */
  seatBot: z.strictObject({ id, seat, level: z.custom<BotPlayer>(isBotPlayer).nullable() }),
  /**
   * Says for these seats who shall play for one whose person is away; the first yes begins the vote. Where all agree to
   * a new player, each of them gets the notice `seat-code`.
   */
  voteAbsent: z.strictObject({
    id,
    seat,
    heir: z.enum(VOTE_CHOICES),
    seats: z.array(seat).min(1).max(MAX_SEATS),
    agree: z.boolean(),
  }),
  /** Makes a one-time code that moves this seat to another device; an earlier one counts no more. */
  seatCode: z.strictObject({ id, seat }),
  /** The person of a seat for which a bot plays wants to play on. */
  playOn: z.strictObject({ id, seat }),
  /** After the end: the same people at a new table. */
  rematch: z.strictObject({ id }),
  /**
   * What was said last, and from now on all that is said: to players among players, with `watchers` among watchers, too;
   * to watchers among watchers.
   */
  chat: z.strictObject({ watchers: z.boolean() }),
  /** Says something: to the players for a seat that the client holds, or as a spectator to the watchers. */
  say: z.strictObject({
    id: requestId,
    text: chatText,
    as: z.union([z.strictObject({ seat }), z.strictObject({ name: personName, voice: watcherVoice })]),
  }),
  /** Shows the players something without words. */
  react: z.strictObject({ id, seat, reaction: z.enum(REACTIONS) }),
  /** As a spectator: shows everybody at the table this name while it watches, or none (`null`). */
  showName: z.strictObject({ name: personName.nullable() }),
  /**
   * Shows the big screens of the table what a seat points at: a legal action for the present step, or nothing any more (`null`).
   * Its page sends only what everybody may know, and only where its player wills it.
   */
  point: z.strictObject({ step: z.int().min(0), seat, action: z.looseObject({ type: z.string().max(40) }).nullable() }),
  /** Proves the link by a round trip. */
  echo: z.strictObject({}),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestOf<N extends RequestName> = z.infer<(typeof REQUESTS)[N]>;
export type JoinRequest = z.infer<typeof JoinOptions>;
