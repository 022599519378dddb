import { randomUUID } from 'node:crypto';
import { MAX_BODY_BYTES, ReportProblem, readCode } from '@boomtown/wire';
import type { Router } from 'express';
import { type Limiter, secondsToWait } from '../limits/index.ts';
import type { RecordStore } from '../storage/index.ts';
import { VERSION } from '../version.ts';
import { exactRouter } from './exact-router.ts';
import { replyAs, replyMalformed } from './refusal-reply.ts';
import { jsonBody, senderKey } from './request-gates.ts';

export interface ProblemRouteParts {
  readonly store: Pick<RecordStore, 'problems' | 'logName'>;
  /** Counts reports of each address; `null` where nobody would read them. */
  readonly problemLimit: Limiter | null;
}

/** `POST /api/problems`: a player reports a problem, which the host reads on the admin page. */
export function problemRoutes({ store, problemLimit }: ProblemRouteParts): Router {
  const routes = exactRouter();
  if (problemLimit === null) return routes;
  routes.post('/api/problems', ...jsonBody(MAX_BODY_BYTES), async (request, response) => {
    const asked = ReportProblem.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    const retryAfter = await secondsToWait(problemLimit, senderKey(request));
    if (retryAfter > 0) return replyAs(response, 'too-fast', { retryAfter });
    const { table: typed, ...problem } = asked.data;
    const code = typed === null ? undefined : readCode(typed);
    // A table is named as in the log: with its code the host could sit down there.
    const table = code === undefined ? null : ((await store.logName(code)) ?? null);
    await store.problems.add({ id: randomUUID(), at: Date.now(), version: VERSION, table, ...problem });
    response.status(201).json({});
  });
  return routes;
}
