import { createHash } from 'node:crypto';

const SIGN_LENGTH = 16;

/**
 * The sign by which others know a spectator: the same as long as their browser keeps its voice, another one at each
 * table, and nothing by which another player could speak as them.
 */
export function watcherSign(code: string, voice: string): string {
  return createHash('sha256').update(`${code} ${voice}`).digest('hex').slice(0, SIGN_LENGTH);
}
