import { createHash } from 'node:crypto';

const SIGN_LENGTH = 16;

/**
 * What others know somebody by who watches a table: theirs as long as their browser keeps its voice, another one at each
 * table, and nothing by which somebody else could speak as them.
 */
export function watcherSign(code: string, voice: string): string {
  return createHash('sha256').update(`${code} ${voice}`).digest('hex').slice(0, SIGN_LENGTH);
}
