import { ok, type Result } from '@boomtown/game-core';
import { LookAtSeatCode, readSeatCode, type SeatReply, UseSeatCode } from '@boomtown/wire';
import type { Request, RequestHandler, Response, Router } from 'express';
import { hashOfToken, refuseAs } from '../tables/index.ts';
import { reply, replyAs } from './refusal-reply.ts';
import { exactRouter, jsonBody, limited, senderKey } from './request-gates.ts';
import type { TableRouteParts } from './table-routes.ts';

/** A code and a name. */
const MAX_CODE_BYTES = 1024;

/** `/api/seat-codes…`: whose seat a one-time code passes on, and passing it on. Codes are sent in bodies only. */
export function seatCodeRoutes({ lobby, opener, limits }: TableRouteParts): Router {
  const routes = exactRouter();
  const before = [limited(limits, 'sit'), ...jsonBody(MAX_CODE_BYTES)];
  /** Wrong codes are counted together with wrong room codes: a few a minute, then longer and longer waits. */
  const guarded =
    (handle: (request: Request, response: Response) => Promise<Result<object>>): RequestHandler =>
    async (request, response) => {
      const sender = senderKey(request);
      const wait = await limits.waitForCodes(sender);
      if (wait > 0) return replyAs(response, 'too-many-codes', { retryAfter: wait });
      const done = await handle(request, response);
      if (done.ok) return void response.json(done.value);
      if (done.error.code !== NO_CODE.error.code) return reply(response, done.error);
      const retryAfter = await limits.wrongCode(sender);
      if (retryAfter > 0) replyAs(response, 'too-many-codes', { retryAfter });
      else reply(response, done.error);
    };

  routes.post(
    '/api/seat-codes/look',
    ...before,
    guarded(async (request) => {
      const asked = LookAtSeatCode.safeParse(request.body);
      if (!asked.success) return MALFORMED;
      const code = readSeatCode(asked.data.code);
      return code === undefined ? NO_CODE : lobby.seatCode(hashOfToken(code));
    }),
  );

  routes.post(
    '/api/seat-codes',
    ...before,
    guarded(async (request, response) => {
      const asked = UseSeatCode.safeParse(request.body);
      if (!asked.success) return MALFORMED;
      const code = readSeatCode(asked.data.code);
      if (code === undefined) return NO_CODE;
      const passed = await opener.passSeat(hashOfToken(code), asked.data.name ?? null, asked.data.token ?? null);
      if (!passed.ok) return passed;
      response.status(201);
      const { held, game, code: table } = passed.value;
      const seat: SeatReply = { code: table, game, ...held };
      return ok(seat);
    }),
  );
  return routes;
}

const NO_CODE = refuseAs('no-seat-code');
const MALFORMED = refuseAs('malformed');
