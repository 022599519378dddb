import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  type DailySeedReply,
  MAX_BODY_BYTES,
  ownBot,
  ReportProblem,
  readCode,
  type ServerPolicyReply,
} from '@boomtown/wire';
import type { Router } from 'express';
import { type AddressLimits, type Limiter, secondsToWait } from '../limits/index.ts';
import type { RecordStore } from '../storage/index.ts';
import type { Opponents, ServerPolicy } from '../tables/index.ts';
import { VERSION } from '../this-build.ts';
import { replyAs, replyMalformed } from './refusal-reply.ts';
import { exactRouter, jsonBody, limited, senderKey } from './request-gates.ts';

export interface ServerPolicyRouteParts extends Pick<ProblemRouteParts, 'problemLimit'> {
  readonly limits: AddressLimits;
  /** The features that pages may offer on this server. */
  readonly policy: ServerPolicy;
  readonly opponents: Pick<Opponents, 'play'>;
}

/** `GET /api/house`: what the host of this server allows. */
export function serverPolicyRoute({ limits, policy, opponents, problemLimit }: ServerPolicyRouteParts): Router {
  const takesReports = problemLimit !== null;
  const routes = exactRouter();
  routes.get('/api/house', limited(limits, 'read'), (_request, response) => {
    const { listedTables, isDraining: draining } = policy;
    // A bot that is out is not offered.
    const ownBots = policy.ownBots.filter(({ name, game }) => opponents.play(game, ownBot(name)));
    const allowed: ServerPolicyReply = { listedTables, draining, takesReports, ownBots };
    response.json(allowed);
  });
  return routes;
}

const SECRET_BYTES = 32;

export interface PuzzleRouteParts {
  readonly limits: AddressLimits;
  readonly secrets: RecordStore['secrets'];
  /** The time of day, in milliseconds since 1970. */
  readonly now: () => number;
}

/** `GET /api/puzzle`: from what each browser makes the puzzle of the day. The server computes nothing but this. */
export function puzzleRoute({ limits, secrets, now }: PuzzleRouteParts): Router {
  const routes = exactRouter();
  routes.get('/api/puzzle', limited(limits, 'read'), async (_request, response) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    const secret = await secrets.get('puzzles', () => randomBytes(SECRET_BYTES).toString('hex'));
    const seed = createHmac('sha256', secret).update(`puzzle ${day}`).digest('hex');
    response.json({ day, seed } satisfies DailySeedReply);
  });
  return routes;
}

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
