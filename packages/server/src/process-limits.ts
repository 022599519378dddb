import type { Logger } from 'pino';
import { DEFAULT_LIMITS, type Limits, limitsWithin, mostOpenFiles } from './limits/index.ts';

/** The limits of this process. Where the system lets it open few files they are lower, and the log is told. */
export function processLimits(changed: Partial<Limits> | undefined, log: Logger): Limits {
  const wished: Limits = { ...DEFAULT_LIMITS, ...changed };
  const openFiles = mostOpenFiles();
  const limits = limitsWithin(wished, openFiles);
  if (limits === wished) return limits;
  log.warn(
    { openFiles, sockets: limits.socketsInAll, connections: limits.connectionsInAll },
    'this process may open few files, so fewer browsers get in; raise the limit (ulimit -n, LimitNOFILE)',
  );
  return limits;
}
