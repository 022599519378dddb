import type { Words } from '../messages/words.ts';

interface TableRefusalLike {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number;
}

const WAITS: ReadonlySet<string> = new Set(['too-many-codes', 'too-many-guesses', 'too-fast']);

/** Words for what the server or the table refused; its own message where the catalogue knows no better. */
export function refusalWords(refusal: TableRefusalLike, words: Words): string {
  const { code, message, retryAfter } = refusal;
  if (retryAfter !== undefined && WAITS.has(code)) {
    const wait = code === 'too-many-codes' ? 'refusals.waitForCodes' : 'refusals.wait';
    return words.text(wait, { count: Math.ceil(retryAfter) });
  }
  const key = `refusals.${code}`;
  // The only sentences of the section with a blank are those for waiting, whose names are no codes.
  if (words.has(key) && !code.startsWith('wait')) return words.text(key as 'refusals.fault');
  return message === '' ? words.text('refusals.fault') : message;
}
