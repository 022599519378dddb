import type { Result } from '@boomtown/game-core';
import {
  AdminDrain,
  AdminInvite,
  AdminItem,
  AdminKeepOut,
  AdminKeepOutSeat,
  AdminLetIn,
  AdminLine,
  AdminName,
  AdminOnlyInvited,
  AdminTables,
  MAX_BODY_BYTES,
  readCode,
} from '@boomtown/wire';
import type { Request, RequestHandler, Response, Router } from 'express';
import { z } from 'zod';
import type { AccessAdmin, AdminService } from '../admin/index.ts';
import type { AddressLimits } from '../limits/index.ts';
import { reply, replyAs, replyMalformed } from './refusal-reply.ts';
import { exactRouter, jsonBody, limited } from './request-gates.ts';
import { gateRoute, type SecretGate } from './secret-gate.ts';

export interface AdminRouteParts {
  readonly limits: AddressLimits;
  /** `null`: there is no admin page, and none of its addresses. */
  readonly admin: {
    readonly gate: SecretGate;
    readonly adminService: AdminService;
    readonly accessAdmin: AccessAdmin;
  } | null;
}

/**
 * `/api/admin…`, for a host who has given the password. Changes are accepted only from a page
 * of this server, as JSON, with a cookie that no other site's page can make a browser send.
 */
export function adminRoutes({ limits, admin }: AdminRouteParts): Router {
  const routes = exactRouter();
  if (admin === null) return routes;
  const { gate, adminService, accessAdmin } = admin;
  routes.use('/api/admin', limited(limits, 'read'), fromPagesOnly);
  routes.use(gateRoute('/api/admin/session', gate));
  routes.use('/api/admin', (request, response, next) => {
    if (gate.isOpenTo(request)) next();
    else replyAs(response, 'admin-password');
  });

  routes.get('/api/admin', async (_request, response) => {
    response.json(await adminService.overview());
  });

  routes.post('/api/admin/leave', ...jsonBody(MAX_BODY_BYTES), (request, response) => {
    gate.forget(request, response);
    response.json({});
  });

  routes.post('/api/admin/tables', ...jsonBody(MAX_BODY_BYTES), async (request, response) => {
    const asked = AdminTables.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    response.json(await adminService.tables(asked.data));
  });

  routes.post('/api/admin/drain', ...jsonBody(MAX_BODY_BYTES), async (request, response) => {
    const asked = AdminDrain.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    await adminService.drain(asked.data.draining);
    response.json(await adminService.overview());
  });

  routes.get('/api/admin/access', async (_request, response) => {
    response.json(await accessAdmin.overview());
  });

  /** What is done about who may come; each is answered with how things stand then. */
  const aboutAccess = <T>(what: string, shape: z.ZodType<T>, act: (asked: T) => Promise<Result<object>>) => {
    routes.post(`/api/admin/${what}`, ...jsonBody(MAX_BODY_BYTES), async (request: Request, response: Response) => {
      const asked = shape.safeParse(request.body);
      if (!asked.success) return replyMalformed(response, asked.error);
      const done = await act(asked.data);
      if (done.ok) response.json(await accessAdmin.overview());
      else reply(response, done.error);
    });
  };
  aboutAccess('keep-out', AdminKeepOut, (asked) => accessAdmin.keepOut(asked));
  aboutAccess('let-in', AdminLetIn, ({ network }) => accessAdmin.letIn(network));
  aboutAccess('invite', AdminInvite, (asked) => accessAdmin.invite(asked));
  aboutAccess('withdraw', AdminItem, ({ id }) => accessAdmin.withdraw(id));
  aboutAccess('only-invited', AdminOnlyInvited, ({ only }) => accessAdmin.openOnlyToInvited(only));
  aboutAccess('read', AdminItem, ({ id }) => accessAdmin.closeReport(id));

  /** What is done at a table; `shape` reads what is asked. */
  const atTable = <T>(what: string, shape: z.ZodType<T>, act: (code: string, asked: T) => Promise<Result<object>>) => {
    const answer = async (request: Request, response: Response) => {
      const asked = shape.safeParse(request.body);
      if (!asked.success) return replyMalformed(response, asked.error);
      const code = readCode(String(request.params.code));
      if (code === undefined) return replyAs(response, 'no-such-table');
      const done = await act(code, asked.data);
      if (done.ok) response.json(done.value);
      else reply(response, done.error);
    };
    routes.post(`/api/admin/tables/:code/${what}`, ...jsonBody(MAX_BODY_BYTES), answer);
  };
  atTable('end', ANYTHING, (code) => adminService.end(code));
  atTable('export', ANYTHING, (code) => adminService.export(code));
  atTable('chat', ANYTHING, (code) => adminService.chat(code));
  atTable('name', AdminName, (code, asked) => adminService.takeName(code, asked));
  atTable('close', AdminName, (code, asked) => adminService.closeSeat(code, asked));
  atTable('keep-out', AdminKeepOutSeat, (code, asked) => accessAdmin.keepOutSeat(code, asked));
  atTable('line', AdminLine, (code, { line }) => adminService.takeLine(code, line));
  return routes;
}

/** Nothing is asked but what the address says. */
const ANYTHING = z.unknown();

/** A browser names the page behind each such request; a request without that name is refused. */
const fromPagesOnly: RequestHandler = (request, response, next) => {
  const { method, headers } = request;
  const isOwn = method === 'GET' || (headers.origin !== undefined && request.is('application/json') !== false);
  if (isOwn) next();
  else replyAs(response, 'malformed', {}, 403);
};
