import type { Seat } from '@boomtown/game-core';
import { useEffect } from 'preact/hooks';
import { pushFor } from '../../app/push.ts';
import { storedSeats } from '../../local-storage/seats.ts';
import { settings } from '../../local-storage/settings.ts';

/** Has the seats of this browser told of their turns at this table once the page is closed, if the person asked for that. */
export function usePush(code: string, mine: readonly Seat[]): void {
  const isWanted = settings.value.push && mine.length > 0;
  useEffect(() => {
    if (isWanted)
      void pushFor(
        code,
        storedSeats(code).map(({ token }) => token),
      );
  }, [code, isWanted]);
}
