const KEY = 'boomtown.watching';
const NAME_KEY = 'boomtown.spectator';

/** Did this tab choose to watch the table? So that a refresh need not ask again. */
export function isWatching(code: string): boolean {
  return stored(KEY) === code;
}

/** `name`: what the spectator wants to be called there; `null`: nothing. */
export function storeWatching(code: string, name: string | null = null): void {
  store(KEY, code);
  storeSpectatorName(code, name);
}

export function storeSpectatorName(code: string, name: string | null): void {
  store(NAME_KEY, name === null ? '' : `${code} ${name}`);
}

/** What the spectator of this tab wants to be called at the table. */
export function storedSpectatorName(code: string): string | null {
  const text = stored(NAME_KEY);
  return text?.startsWith(`${code} `) ? text.slice(code.length + 1) : null;
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Then a refresh asks again.
  }
}
