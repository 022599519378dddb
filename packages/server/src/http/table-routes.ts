import { MAX_BODY_BYTES, MakeTable, type SeatReply, TakeSeat } from '@boomtown/wire';
import { Router } from 'express';
import type { AddressLimits } from '../limits/index.ts';
import type { RoomOpener } from '../rooms/index.ts';
import type { Lobby } from '../tables/index.ts';
import { reply, replyAs } from './refusal-reply.ts';
import { jsonBody, limited, withCode } from './request-gates.ts';

/** Join options are a version and a few tokens. */
const MAX_JOIN_BYTES = 4 * 1024;

export interface TableRouteParts {
  readonly lobby: Lobby;
  readonly opener: RoomOpener;
  readonly limits: AddressLimits;
}

/** `/api/tables…`: make, list and look at tables, take a seat, wake a room, download a transcript. */
export function tableRoutes({ lobby, opener, limits }: TableRouteParts): Router {
  const routes = Router();

  routes.post('/api/tables', limited(limits, 'make'), ...jsonBody(MAX_BODY_BYTES), async (request, response) => {
    const asked = MakeTable.safeParse(request.body);
    if (!asked.success) return replyAs(response, 'malformed');
    const made = await lobby.make(asked.data);
    if (!made.ok) return reply(response, made.error);
    response.status(201).json(made.value);
  });

  routes.get('/api/tables', limited(limits, 'read'), async (_request, response) => {
    response.json(await lobby.listed());
  });

  routes.get(
    '/api/tables/:code',
    limited(limits, 'read'),
    withCode(limits, async (code, _request, response) => {
      const info = await lobby.info(code);
      if (!info.ok) return 'no-such-table';
      response.json(info.value);
      return 'found';
    }),
  );

  routes.post(
    '/api/tables/:code/seats',
    limited(limits, 'sit'),
    ...jsonBody(MAX_BODY_BYTES),
    withCode(limits, async (code, request, response) => {
      const asked = TakeSeat.safeParse(request.body);
      if (!asked.success) {
        replyAs(response, 'malformed');
        return 'found';
      }
      const taken = await opener.takeSeat(code, asked.data.name);
      if (taken.ok) {
        const { held, game } = taken.value;
        const seat: SeatReply = { code, game, ...held };
        response.status(201).json(seat);
        return 'found';
      }
      if (taken.error.code === 'no-such-table') return 'no-such-table';
      reply(response, taken.error);
      return 'found';
    }),
  );

  routes.post(
    '/api/tables/:code/open',
    limited(limits, 'join'),
    withCode(limits, async (code, _request, response) => {
      const opened = await opener.open(code);
      if (!opened.ok) return 'no-such-table';
      response.json(opened.value);
      return 'found';
    }),
  );

  routes.get(
    '/api/tables/:code/transcript',
    limited(limits, 'read'),
    withCode(limits, async (code, _request, response) => {
      const transcript = await lobby.transcript(code);
      if (transcript.ok) {
        response.attachment(`${transcript.value.game}-${code}.boomtown.json`).json(transcript.value);
        return 'found';
      }
      if (transcript.error.code === 'no-such-table') return 'no-such-table';
      reply(response, transcript.error);
      return 'found';
    }),
  );

  return routes;
}

/** `POST /matchmake/joinById/:code`, as the framework's SDK asks it: the only door to a socket. */
export function joinRoute({ opener, limits }: Pick<TableRouteParts, 'opener' | 'limits'>): Router {
  const routes = Router();
  routes.post(
    '/matchmake/joinById/:code',
    limited(limits, 'join'),
    ...jsonBody(MAX_JOIN_BYTES),
    withCode(limits, async (code, request, response) => {
      const joined = await opener.join(code, request.body);
      if (joined.ok) {
        response.json(joined.value);
        return 'found';
      }
      if (joined.error.code === 'no-such-table') return 'no-such-table';
      const { status, ...refusal } = joined.error;
      reply(response, refusal, status);
      return 'found';
    }),
  );
  return routes;
}
