/** What was begun to be written at one table and goes on at the next, by the code of that. */
const drafts = new Map<string, string>();

/** Takes what is half written along to the table of a rematch. */
export function carryDraft(code: string, draft: string): void {
  if (draft !== '') drafts.set(code, draft);
}

/** What was taken along to this table, once. */
export function carriedDraft(code: string): string {
  const draft = drafts.get(code) ?? '';
  drafts.delete(code);
  return draft;
}
