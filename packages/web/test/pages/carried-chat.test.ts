import { expect, test } from 'vitest';
import { carriedDraft, carryChat, linesBefore } from '../../src/pages/table/chat/carried-chat.ts';
import { nothingWritten } from '../../src/pages/table/chat/chat-session.ts';

const LINE = { line: 1, by: { seat: 0 }, name: 'Ada', text: 'well played', at: 1 } as const;

test('what was half written when a rematch began stands in the field of the new table, and of no other', () => {
  carryChat('KBTMX', { draft: 'well play', lines: [] });
  expect(nothingWritten(carriedDraft('K7M4X')).draft.value).toBe('');
  expect(nothingWritten(carriedDraft('KBTMX')).draft.value).toBe('well play');
  expect(nothingWritten(carriedDraft('KBTMX')).draft.value).toBe('');
});

test('what was said before the rematch is read at the new table as long as the page is open', () => {
  carryChat('KBTMY', { draft: '', lines: [LINE] });
  carriedDraft('KBTMY');
  expect([linesBefore('KBTMY'), linesBefore('KBTMY')]).toEqual([[LINE], [LINE]]);
  expect(linesBefore('K7M4X')).toEqual([]);
});
