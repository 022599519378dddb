import type { Words } from '../words/words.ts';

interface TableRefusalLike {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number;
}

/** Words for what the server or the table refused; its own message where the catalogue knows no better. */
export function refusalWords(refusal: TableRefusalLike, words: Words): string {
  const { code, message, retryAfter } = refusal;
  if (retryAfter !== undefined && (code === 'too-many-codes' || code === 'too-fast')) {
    return words.text('refusals.wait', { count: Math.ceil(retryAfter) });
  }
  const key = `refusals.${code}`;
  // The only sentence of the section with a blank is `wait`, which is no code.
  if (words.has(key) && code !== 'wait') return words.text(key as 'refusals.fault');
  return message === '' ? words.text('refusals.fault') : message;
}
