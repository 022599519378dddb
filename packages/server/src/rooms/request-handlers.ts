import { ok, type Seat } from '@boomtown/game-core';
import { type EmptyReply, packEvents, packExtras, packStep, type RequestName } from '@boomtown/wire';
import { getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import { refuseAs, tableRefusal } from '../tables/index.ts';
import { CHAT_HANDLERS } from './chat-handlers.ts';
import type { RequestHandlers } from './request-context.ts';
import { isPlayer, type Session, shownSeatsOf } from './session.ts';

/** How each request is handled. */
export const REQUEST_HANDLERS: RequestHandlers = {
  // Answered in the same turn of the loop in which the session begins to follow, so that no step is missed.
  snapshot({ table, wire, session }, { eyes }) {
    session.following = true;
    session.shownSeats = eyes ?? null;
    const moment = session.delayed ? table.lifecycle.delayed?.shown : null;
    if (moment != null) return ok({ step: packStep(wire.events, { step: moment.step.step, events: [], you: [] }) });
    const you = table.lifecycle.ownViews(shownSeatsOf(session));
    const { clockNow: now, step } = table.lifecycle;
    return ok({
      step: packStep(wire.events, { step, events: [], you }),
      ...(now === null ? {} : { now }),
    });
  },

  async log({ table, wire, session }, request) {
    const steps = await (session.delayed
      ? table.lifecycle.watchedLog(request)
      : table.lifecycle.log(request, shownSeatsOf(session)));
    return ok({ steps: steps.map((seen) => [seen.step, packEvents(wire.events, seen.events), ...packExtras(seen)]) });
  },

  act: ({ table, session }, request) => (holds(session, [request.seat]) ? table.act(request) : NOT_YOURS),

  ready: ({ table, session }, request) =>
    holds(session, seatsIn(request.seats)) ? table.beforeStart((waitingRoom) => waitingRoom.ready(request)) : NOT_YOURS,

  unready: ({ table, session }, request) =>
    holds(session, request.seats) ? table.beforeStart((waitingRoom) => waitingRoom.unready(request)) : NOT_YOURS,

  nonces({ table, session }, request) {
    if (!holds(session, seatsIn(request.nonces))) return NOT_YOURS;
    if (table.lifecycle.hasOpened(request.nonces)) return DONE;
    return table.beforeStart((waitingRoom) => waitingRoom.nonces(request));
  },

  rename: ({ table, session }, request) => (holds(session, [request.seat]) ? table.rename(request) : NOT_YOURS),

  standUp: ({ table, session }, request) =>
    holds(session, [request.seat]) ? table.beforeStart((waitingRoom) => waitingRoom.standUp(request)) : NOT_YOURS,

  takeBack: ({ table, session }, request) =>
    holds(session, [request.seat]) ? table.inPlay(({ takebacks }) => takebacks.takeBack(request)) : NOT_YOURS,

  answerTakeback: ({ table, session }, request) =>
    holds(session, request.seats) ? table.inPlay(({ takebacks }) => takebacks.answer(request)) : NOT_YOURS,

  withdrawTakeback: ({ table, session }, request) =>
    holds(session, [request.seat]) ? table.inPlay(async ({ takebacks }) => takebacks.withdraw(request)) : NOT_YOURS,

  resign: ({ table, session }, request) =>
    holds(session, [request.seat]) ? table.inPlay((play) => play.resign(request)) : NOT_YOURS,

  kick: ({ table, session }, request) =>
    holds(session, [table.maker])
      ? table.beforeStart((waitingRoom) => waitingRoom.kick(request))
      : refuseAs('not-the-maker'),

  seatBot: ({ table, session }, request) =>
    holds(session, [table.maker])
      ? table.beforeStart((waitingRoom) => waitingRoom.seatBot(request))
      : refuseAs('not-the-maker'),

  voteAbsent: ({ table, session }, request) =>
    holds(session, request.seats) ? table.inPlay(({ absences }) => absences.voteAbsent(request)) : NOT_YOURS,

  seatCode({ table, session }, request) {
    const held = session.held.find(({ seat }) => seat === request.seat);
    return held === undefined ? NOT_YOURS : table.transfers.toDevice(held, request.id);
  },

  playOn: ({ table, session }, request) =>
    holds(session, [request.seat]) ? table.inPlay((play) => play.playOn(request)) : NOT_YOURS,

  async rematch({ table, session }) {
    if (!isPlayer(session)) return NOT_YOURS;
    const made = await table.rematch();
    return made.ok ? DONE : made;
  },

  ...CHAT_HANDLERS,

  point: ({ table, session }, request) =>
    holds(session, [request.seat]) ? table.inPlay(async (play) => play.point(request)) : NOT_YOURS,

  echo: () => DONE,
};

/** These change nothing when they are repeated, or carry ids of their own. */
const ASKED_ANEW: readonly RequestName[] = ['snapshot', 'log', 'chat', 'say', 'showName', 'point', 'echo'];

/** Does a request change something, so that a repeated one must not do it twice? */
export function isRepeatable(name: RequestName): boolean {
  return !ASKED_ANEW.includes(name);
}

/** What a request takes out of a session's allowance; most take 1. */
export const COST: { readonly [name in RequestName]?: number } = {
  log: 5,
  rematch: 5,
  takeBack: 3,
  kick: 3,
  seatBot: 3,
  voteAbsent: 3,
  seatCode: 5,
  chat: 5,
};

/** What a request that comes before its sender may ask again is answered with, without being unpacked. */
export function tooFast(request: number): Uint8Array {
  return getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.REJECTED, tableRefusal('too-fast'));
}

const DONE = ok<EmptyReply>({});
const NOT_YOURS = refuseAs('not-your-seat');

function seatsIn(list: readonly { readonly seat: Seat }[]): Seat[] {
  return list.map(({ seat }) => seat);
}

function holds(session: Session, seats: readonly Seat[]): boolean {
  return seats.every((seat) => session.held.some((held) => held.seat === seat));
}
