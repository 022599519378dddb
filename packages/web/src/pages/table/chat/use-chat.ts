import { newRequestId, systemClock, type TableConnection } from '@boomtown/client';
import { useEffect, useMemo } from 'preact/hooks';
import { hearsWatchers, keepHearsWatchers, mutedAt, storeMuted } from '../../../local-storage/chat.ts';
import { carriedDraft } from './carried-chat.ts';
import { type ChatSession, chatAt, nothingWritten } from './chat-session.ts';

/** The chat of a table, as long as the table is open here. */
export function useChat(connection: TableConnection, code: string, watching: boolean): ChatSession {
  // Another person of this device who sits down brings another connection; what was begun to be written stays.
  const writing = useMemo(() => nothingWritten(carriedDraft(code)), [code]);
  const chat = useMemo(
    () =>
      chatAt(connection, {
        writing,
        watchers: !watching && hearsWatchers(),
        muted: mutedAt(code),
        keepWatchers: keepHearsWatchers,
        storeMuted: (muted) => storeMuted(code, muted),
        newId: newRequestId,
        after: systemClock.after,
      }),
    [connection],
  );
  useEffect(() => () => chat.stop(), [chat]);
  return chat;
}
