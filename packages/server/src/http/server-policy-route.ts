import { ownBot, type ServerPolicyReply } from '@boomtown/wire';
import type { Router } from 'express';
import type { AddressLimits } from '../limits/index.ts';
import type { Opponents, ServerPolicy } from '../tables/index.ts';
import { exactRouter } from './exact-router.ts';
import type { ProblemRouteParts } from './problem-routes.ts';
import { limited } from './request-gates.ts';

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
