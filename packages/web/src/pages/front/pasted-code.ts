import { CODE_ALPHABET, CODE_LENGTH, readCode, readSeatCode, SEAT_CODE_LENGTH } from '@boomtown/wire/browser';

/** A code that leads to a table, or the one-time code that moves a seat. */
export type PastedCode = { readonly page: 'table' | 'seat'; readonly code: string };

/**
 * Finds the code in what a person typed or pasted: the code itself, a whole link, or the sentence that the link came in.
 * In a link the code stands last.
 */
export function pastedCode(typed: string): PastedCode | undefined {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const links = words.filter((word) => word.includes('/'));
  const pieces = links.flatMap((link) => link.split(/[/?#&=]/)).reverse();
  for (const piece of [typed, ...pieces, ...words]) {
    const seat = readSeatCode(piece);
    if (seat !== undefined) return { page: 'seat', code: seat };
    const table = readCode(piece);
    if (table !== undefined) return { page: 'table', code: table };
  }
  return undefined;
}

/** The characters that no code has, of a text, or the last piece of a link, that is as long as one; each once. */
export function signsOfNoCode(typed: string): readonly string[] {
  const piece =
    typed
      .trim()
      .split(/[/?#&=]/)
      .at(-1) ?? '';
  const signs = [...piece.toUpperCase().replace(/[\s\-–_.]|^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')];
  if (signs.length !== CODE_LENGTH && signs.length !== SEAT_CODE_LENGTH) return [];
  return [...new Set(signs.filter((sign) => !CODE_ALPHABET.includes(sign)))];
}
