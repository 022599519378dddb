import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_LENGTH } from '@boomtown/wire';

/** A seat's secret: 128 random bits in hex. The server keeps its hash only. */
export function newToken(): string {
  return randomBytes(TOKEN_LENGTH / 2).toString('hex');
}

/** What the record keeps of a token, or of a seat's one-time code: hex of its SHA-256. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const SIGN_LENGTH = 16;

/**
 * The sign by which others know a spectator: the same as long as their browser keeps its voice, another one at each
 * table, and nothing by which another player could speak as them.
 */
export function watcherSign(code: string, voice: string): string {
  return createHash('sha256').update(`${code} ${voice}`).digest('hex').slice(0, SIGN_LENGTH);
}
