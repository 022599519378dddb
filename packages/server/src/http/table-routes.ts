import type { Result } from '@boomtown/game-core';
import {
  ContinueMatch,
  ForgetSeats,
  ForHolder,
  HeldTables,
  type HeldTablesReply,
  MAX_BODY_BYTES,
  MakeTable,
  SaidBy,
  type SeatReply,
  TakeSeat,
} from '@boomtown/wire';
import compression from 'compression';
import type { Response, Router } from 'express';
import type { z } from 'zod';
import type { AddressLimits, RequestKind } from '../limits/index.ts';
import type { Reservation, RoomOpener } from '../rooms/index.ts';
import type { RecordStore } from '../storage/index.ts';
import type { Lobby } from '../tables/index.ts';
import { reply, replyMalformed } from './refusal-reply.ts';
import { exactRouter, jsonBody, limited, senderKey, type TableGate, withCode } from './request-gates.ts';

/** Where a browser finds the site. */
interface SiteAddress {
  readonly publicUrl: string | undefined;
  /** The path below which everything lies; empty for none. */
  readonly basePath: string;
}

/** Join options are a version and a few tokens. */
const MAX_JOIN_BYTES = 4 * 1024;

/** Packs long answers on their way. Only for such as hold nothing that is for the asker alone: what is packed together with a secret tells of it by its length. */
const packed = compression();

export interface TableRouteParts extends SiteAddress {
  readonly lobby: Lobby;
  readonly opener: RoomOpener;
  readonly limits: AddressLimits;
  /** Sends players the notice that it is their turn. */
  readonly push: RecordStore['push'];
}

/** `/api/tables…`: make, list and look at tables, take a seat, wake a room, download a transcript, leave nothing behind. */
export function tableRoutes(parts: TableRouteParts): Router {
  const { lobby, opener, limits } = parts;
  const gate = (kind: RequestKind) => gateFor(parts, kind);
  const routes = exactRouter();

  routes.post('/api/tables', limited(limits, 'make'), ...jsonBody(MAX_BODY_BYTES), async (request, response) => {
    const asked = MakeTable.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    const made = await lobby.make(asked.data);
    if (!made.ok) return reply(response, made.error);
    response.status(201).json(made.value);
  });

  routes.post(
    '/api/tables/continued',
    limited(limits, 'make'),
    ...jsonBody(MAX_BODY_BYTES),
    async (request, response) => {
      const asked = ContinueMatch.safeParse(request.body);
      if (!asked.success) return replyMalformed(response, asked.error);
      const made = await lobby.goOn(asked.data);
      if (!made.ok) return reply(response, made.error);
      const { company, match, name } = asked.data;
      if (company !== undefined) {
        await opener.tellGoingOn(company.code, { code: made.value.code, step: match.actions.length, name });
      }
      response.status(201).json(made.value);
    },
  );

  routes.get('/api/tables', limited(limits, 'read'), packed, async (_request, response) => {
    response.json(await lobby.listed());
  });

  routes.post('/api/tables/held', limited(limits, 'read'), ...jsonBody(MAX_BODY_BYTES), async (request, response) => {
    const asked = HeldTables.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    const held: HeldTablesReply = await lobby.held(asked.data.tables);
    response.json(held);
  });

  routes.get(
    '/api/tables/:code',
    withCode(gate('read'), async (code, _request, response) => {
      return answer(response, await lobby.info(code));
    }),
  );

  routes.post(
    '/api/tables/:code/seats',
    ...jsonBody(MAX_BODY_BYTES),
    withCode(gate('sit'), async (code, request, response) => {
      const asked = TakeSeat.safeParse(request.body);
      if (!asked.success) return malformed(response, asked.error);
      const { name, wish = null, token = null } = asked.data;
      const taken = await opener.takeSeat(code, name, wish, token);
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
    ...jsonBody(MAX_JOIN_BYTES),
    withCode(gate('join'), async (code, request, response) => {
      const asked = ForHolder.safeParse(request.body ?? {});
      if (!asked.success) return malformed(response, asked.error);
      return answer(response, await opener.open(code));
    }),
  );

  const transcript = async (code: string, tokens: readonly string[], response: Response) => {
    const found = await lobby.transcript(code, tokens);
    if (!found.ok && found.error.code === 'no-such-table') return 'no-such-table';
    if (found.ok) response.attachment(`${found.value.game}-${code}.boomtown.json`).type('json').send(found.value.text);
    else reply(response, found.error);
    return 'found';
  };
  routes.get(
    '/api/tables/:code/transcript',
    packed,
    withCode(gate('read'), (code, _request, response) => transcript(code, [], response)),
  );
  routes.post(
    '/api/tables/:code/transcript',
    packed,
    ...jsonBody(MAX_JOIN_BYTES),
    withCode(gate('read'), async (code, request, response) => {
      const asked = ForHolder.safeParse(request.body ?? {});
      if (!asked.success) return malformed(response, asked.error);
      return transcript(code, asked.data.tokens, response);
    }),
  );

  routes.post(
    '/api/tables/:code/said',
    ...jsonBody(MAX_JOIN_BYTES),
    withCode(gate('read'), async (code, request, response) => {
      const asked = SaidBy.safeParse(request.body);
      if (!asked.success) return malformed(response, asked.error);
      return answer(response, await lobby.said(code, asked.data));
    }),
  );

  routes.post(
    '/api/tables/:code/forget',
    ...jsonBody(MAX_JOIN_BYTES),
    withCode(gate('sit'), async (code, request, response) => {
      const asked = ForgetSeats.safeParse(request.body);
      if (!asked.success) return malformed(response, asked.error);
      const forgotten = await opener.forget(code, asked.data.tokens, asked.data.voice ?? null);
      if (forgotten.ok) await parts.push.forgetFormer();
      return answer(response, forgotten);
    }),
  );

  return routes;
}

/** `POST /matchmake/joinById/:code`, as the framework's SDK asks it: the only way to a socket. */
export function joinRoute(parts: TableRouteParts): Router {
  const { opener } = parts;
  const routes = exactRouter();
  routes.post(
    '/matchmake/joinById/:code',
    ...jsonBody(MAX_JOIN_BYTES),
    withCode(gateFor(parts, 'join'), async (code, request, response) => {
      const joined = await opener.join(code, request.body, senderKey(request));
      if (joined.ok) {
        response.json(addressed(joined.value, request.headers.host, parts));
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

/** Of one of several processes the framework knows the path only; a browser goes there by the site's own address. */
function addressed(
  reservation: Reservation,
  host: string | undefined,
  { publicUrl, basePath }: SiteAddress,
): Reservation {
  const { publicAddress: path } = reservation;
  if (path === undefined) return reservation;
  const site = publicUrl?.replace(/^https?:\/\//, '') ?? `${host ?? ''}${basePath}`;
  return { ...reservation, publicAddress: site + path };
}

/** The gate before requests about one table. */
export function gateFor({ limits, lobby }: TableRouteParts, kind: RequestKind): TableGate {
  return { limits, kind, seatKeyOf: (code, tokens) => lobby.seatKeyOf(code, tokens) };
}

/** Refuses what is not of the shape that was asked for; the table itself may well be there. */
export function malformed(response: Response, error: z.ZodError): 'found' {
  replyMalformed(response, error);
  return 'found';
}

/**
 * Answers with the facts of a table, or with what was done to it. The gate has already refused codes without a table.
 */
export function answer(response: Response, found: Result<object>): 'found' | 'no-such-table' {
  if (found.ok) response.json(found.value);
  else if (found.error.code === 'no-such-table') return 'no-such-table';
  else reply(response, found.error);
  return 'found';
}
