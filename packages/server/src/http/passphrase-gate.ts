import type { LimiterMaker } from '../limits/index.ts';
import type { Settings } from '../settings.ts';
import { SecretGate } from './secret-gate.ts';

/** How long a browser remembers that it knew the passphrase. */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;

/** What stands before a private server; `null` where anybody may come in. */
export function passphraseGate({ passphrase: word, basePath }: Settings, make: LimiterMaker): SecretGate | null {
  if (word === undefined) return null;
  return new SecretGate(
    {
      word,
      cookie: 'boomtown-entry',
      rememberedMs: REMEMBERED_MS,
      path: `${basePath}/`,
      sameSite: 'lax',
    },
    make,
  );
}
