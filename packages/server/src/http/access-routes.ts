import { HeldTables, JOIN_REFUSED, MAX_BODY_BYTES, UseInvitation } from '@boomtown/wire';
import type { RequestHandler, Router } from 'express';
import type { Access } from '../access/access.ts';
import type { AddressLimits, Guesses } from '../limits/index.ts';
import type { Lobby } from '../tables/index.ts';
import { replyAs, replyMalformed } from './refusal-reply.ts';
import { exactRouter, jsonBody, limited, senderKey } from './request-gates.ts';

export interface AccessRouteParts {
  readonly access: Access;
  readonly invitationGuesses: Guesses;
  readonly limits: AddressLimits;
  readonly lobby: Pick<Lobby, 'seatKeyOf'>;
}

/** Refuses networks that the host keeps out. */
export function notKeptOut({ keptOut }: Access): RequestHandler {
  return (request, response, next) => {
    const retryAfter = keptOut.secondsLeft(senderKey(request));
    if (retryAfter === 0) next();
    else {
      // Of a refused join the framework's client passes on the status only.
      const status = request.path.startsWith('/joinById/') ? JOIN_REFUSED.keptOut : undefined;
      replyAs(response, 'kept-out', { retryAfter }, status);
    }
  };
}

/** Refuses a browser that has neither given the passphrase nor used an invitation, where the server is private. */
export function admittedOnly(access: Access): RequestHandler {
  return (request, response, next) => {
    const closed = access.closedTo(request);
    if (closed === null) next();
    else replyAs(response, closed);
  };
}

/** `POST /api/invitation` and `POST /api/seat-entry`: two ways in. */
export function accessRoutes({ access, invitationGuesses, limits, lobby }: AccessRouteParts): Router {
  const { invitations } = access;
  const routes = exactRouter();

  routes.post('/api/invitation', ...jsonBody(MAX_BODY_BYTES), async (request, response) => {
    const sender = senderKey(request);
    const wait = await invitationGuesses.wait(sender);
    if (wait > 0) return replyAs(response, 'too-many-guesses', { retryAfter: wait });
    const asked = UseInvitation.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    const found = invitations.find(asked.data.code);
    // A repeated request takes no second place.
    if (found !== undefined && invitations.hasUsed(found, request)) return response.json({});
    if (found !== undefined && (await access.use(found, asked.data.token))) {
      invitations.admit(found, request, response);
      return response.json({});
    }
    const retryAfter = await invitationGuesses.wrong(sender);
    if (retryAfter > 0) replyAs(response, 'too-many-guesses', { retryAfter });
    else replyAs(response, 'no-invitation');
  });

  routes.post('/api/seat-entry', limited(limits, 'sit'), ...jsonBody(MAX_BODY_BYTES), async (request, response) => {
    const asked = HeldTables.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    if (invitations.only) {
      for (const { code, tokens } of asked.data.tables) {
        if ((await lobby.seatKeyOf(code, tokens)) === undefined) continue;
        invitations.admitSeated(request, response);
        return response.json({});
      }
    }
    replyAs(response, access.closedTo(request) ?? 'not-your-seat');
  });
  return routes;
}
