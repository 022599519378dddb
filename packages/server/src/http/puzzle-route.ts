import { createHmac, randomBytes } from 'node:crypto';
import type { DailySeedReply } from '@boomtown/wire';
import type { Router } from 'express';
import type { AddressLimits } from '../limits/index.ts';
import type { RecordStore } from '../storage/index.ts';
import { exactRouter } from './exact-router.ts';
import { limited } from './request-gates.ts';

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
