import type { LimiterMaker } from '../limits/index.ts';
import type { Settings } from '../settings.ts';
import { SecretGate } from './secret-gate.ts';

/** How long whoever runs the server may do so before the password is asked for again. */
const REMEMBERED_MS = 2 * 60 * 60 * 1000;

/** What stands before the admin page; `null` where there is none. */
export function adminGate({ adminPassword: word, basePath: path }: Settings, make: LimiterMaker): SecretGate | null {
  if (word === undefined) return null;
  return new SecretGate(
    {
      word,
      cookie: 'boomtown-admin',
      rememberedMs: REMEMBERED_MS,
      path: `${path}/`,
      sameSite: 'strict',
    },
    make,
  );
}
