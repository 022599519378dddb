const KEY = 'boomtown.watching';

/** Did this tab choose to watch the table? So that a refresh need not ask again. */
export function isWatching(code: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === code;
  } catch {
    return false;
  }
}

export function storeWatching(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Then a refresh asks again.
  }
}
