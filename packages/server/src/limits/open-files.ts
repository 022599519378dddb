import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';

/** Files that the server itself opens: records, pages, Redis, its log, bots; and connections that are accepted before others are closed. */
const OWN_FILES = 128;
/** The part of the rest that is for HTTP connections, and for the places of held seats. */
const FOR_CONNECTIONS = 0.2;
const FOR_SEATS = 0.15;

/** How many files this process may have open, sockets included; `null` where the system does not say. */
export function mostOpenFiles(): number | null {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === '' ? null : Number(soft);
  } catch {
    return null;
  }
}

/**
 * The limits of a process that may have this many files open. The totals leave room for what the server opens itself, so
 * that connections beyond them are refused with a reason, or closed for newer ones. Otherwise the system refuses all of them.
 */
export function limitsWithin(limits: Limits, mostFiles: number | null): Limits {
  if (mostFiles === null) return limits;
  const free = mostFiles - Math.min(OWN_FILES, Math.ceil(mostFiles / 2));
  const { connectionsInAll, seatSocketsInAll, socketsInAll } = limits;
  if (connectionsInAll + seatSocketsInAll + socketsInAll <= free) return limits;
  const connections = Math.min(connectionsInAll, Math.max(1, Math.floor(free * FOR_CONNECTIONS)));
  const seats = Math.min(seatSocketsInAll, Math.max(1, Math.floor(free * FOR_SEATS)));
  const sockets = Math.min(socketsInAll, Math.max(1, free - connections - seats));
  return { ...limits, connectionsInAll: connections, seatSocketsInAll: seats, socketsInAll: sockets };
}

/** The limits of this process. Where the system lets it open few files they are lower, and the log says so. */
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
