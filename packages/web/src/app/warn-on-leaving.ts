import { storedTables } from '../local-storage/seats.ts';
import { isStorageLasting } from '../local-storage/storage.ts';

/** Would a reload lose a seat of a match that is not over, since this browser holds it in memory only? */
export function wouldLoseSeat(): boolean {
  return storedTables().some(({ seats, over }) => seats.length > 0 && over === null) && !isStorageLasting();
}

/** Lets the browser ask before it leaves or reloads a page that would lose a seat. Once is enough, and twice does no harm. */
export function warnOnLeaving(): void {
  addEventListener('beforeunload', askFirst);
}

function askFirst(event: BeforeUnloadEvent): void {
  if (wouldLoseSeat()) event.preventDefault();
}
