import { expect, test } from 'vitest';
import { carriedDraft, carryDraft } from '../../src/pages/table/chat/carried-draft.ts';
import { nothingWritten } from '../../src/pages/table/chat/chat-session.ts';

test('what was half written when a rematch began stands in the field of the new table, and of no other', () => {
  carryDraft('KBTMX', 'well play');
  expect(nothingWritten(carriedDraft('K7M4X')).draft.value).toBe('');
  expect(nothingWritten(carriedDraft('KBTMX')).draft.value).toBe('well play');
  expect(nothingWritten(carriedDraft('KBTMX')).draft.value).toBe('');
});
