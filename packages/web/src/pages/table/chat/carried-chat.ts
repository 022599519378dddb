import type { ChatLine } from '@boomtown/wire/browser';

/** What is taken along from one table to the next of a series. */
interface Carried {
  /** What was begun to be written. */
  readonly draft: string;
  /** What was said, as far as it could be heard here. */
  readonly lines: readonly ChatLine[];
}

const NOTHING: Carried = { draft: '', lines: [] };

/** By the code of the table to which it is taken. */
const carried = new Map<string, Carried>();

/** Takes what was said, and what is half written, along to the table of a rematch. */
export function carryChat(code: string, chat: Carried): void {
  carried.set(code, chat);
}

/** What was begun to be written before this table, once. */
export function carriedDraft(code: string): string {
  const { draft, lines } = carried.get(code) ?? NOTHING;
  carried.set(code, { draft: '', lines });
  return draft;
}

/** What was said before this table, as long as the page is open. */
export function linesBefore(code: string): readonly ChatLine[] {
  return (carried.get(code) ?? NOTHING).lines;
}
