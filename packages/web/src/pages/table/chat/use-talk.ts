import { newRequestId, systemClock, type TableConnection } from '@boomtown/client';
import { useEffect, useMemo } from 'preact/hooks';
import { hearsWatchers, keepHearsWatchers, keepMuted, mutedAt } from '../../../kept/chat.ts';
import { nothingWritten, type Talk, talkAt } from './talk.ts';

/** The chat of a table, as long as the table is open here. */
export function useTalk(connection: TableConnection, code: string, watching: boolean): Talk {
  // Somebody else of this device who sits down brings another connection; what was begun to be written stays.
  const writing = useMemo(nothingWritten, [code]);
  const talk = useMemo(
    () =>
      talkAt(connection, {
        writing,
        watchers: !watching && hearsWatchers(),
        muted: mutedAt(code),
        keepWatchers: keepHearsWatchers,
        keepMuted: (muted) => keepMuted(code, muted),
        newId: newRequestId,
        after: systemClock.after,
      }),
    [connection],
  );
  useEffect(() => () => talk.stop(), [talk]);
  return talk;
}
