import type { AnySnapshot, TableConnection } from '@boomtown/client';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { Person } from '@boomtown/ui-kit/sentence';
import type { Notice } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { type BestShown, shownAction } from '../replay/use-best-shown.ts';

/** What a player points at: in the picture, and in words. */
interface Pointed extends BestShown {
  readonly said: string;
}

/** What a player points at in this position, and wills to be seen here. The server passes on only what all could know of. */
export function usePointed(
  connection: TableConnection,
  game: AnyGameModule | null,
  snapshot: AnySnapshot | null,
  people: readonly Person[],
): Pointed | null {
  const [heard, hear] = useState<Extract<Notice, { type: 'pointed' }> | null>(null);
  useEffect(
    () =>
      connection.onNotice((notice) => {
        if (notice.type === 'pointed') hear(notice);
      }),
    [connection],
  );
  if (game === null || snapshot === null || heard?.step !== snapshot.step || heard.action === null) return null;
  const { seat, action } = heard;
  const { view } = snapshot;
  const shown = shownAction(game, { words: words.value, people, view }, action, seat);
  const name = people.find((one) => one.seat === seat)?.name ?? '';
  return { ...shown, said: words.value.text('tv.pointsAt', { name, action: shown.text }) };
}
