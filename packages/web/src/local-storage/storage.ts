/** The part of `localStorage` that is needed; a browser may deny it, or be full, and the pages go on without. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'boomtown.';

/** In memory only, where the browser stores nothing for us. */
function storageInMemory(): StorageLike & { clear(): void } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const inMemory = storageInMemory();

function browserStorage(): StorageLike {
  try {
    return globalThis.localStorage ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Reads what is stored under a key; `otherwise` where there is nothing, or nothing that `read` understands. */
export function storedValue<T>(
  key: string,
  read: (raw: unknown) => T | undefined,
  otherwise: T,
  storage?: StorageLike,
): T {
  try {
    const text = inMemory.getItem(PREFIX + key) ?? (storage ?? browserStorage()).getItem(PREFIX + key);
    return text === null ? otherwise : (read(JSON.parse(text)) ?? otherwise);
  } catch {
    return otherwise;
  }
}

/** Keeps a plain JSON value; only until the page is left, if the browser refuses. */
export function store(key: string, value: unknown, storage?: StorageLike): void {
  const text = JSON.stringify(value);
  try {
    const place = storage ?? browserStorage();
    place.setItem(PREFIX + key, text);
    if (place !== inMemory) inMemory.removeItem(PREFIX + key);
  } catch {
    inMemory.setItem(PREFIX + key, text);
  }
}

/** Does the browser take what is to outlast this page? Not where storage is blocked or full. */
export function isStorageLasting(): boolean {
  const key = `${PREFIX}probe`;
  try {
    const place = browserStorage();
    if (place === inMemory) return false;
    // As long as the seats of a few tables.
    place.setItem(key, 'x'.repeat(1_000));
    place.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Keeps nothing any more of what lies under our keys. */
export function clearStorage(storage?: StorageLike & Pick<Storage, 'key' | 'length'>): void {
  inMemory.clear();
  try {
    const all = storage ?? globalThis.localStorage;
    const keys = Array.from({ length: all.length }, (_, i) => all.key(i) ?? '');
    for (const key of keys.filter((one) => one.startsWith(PREFIX))) all.removeItem(key);
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
}

/** Calls back when another tab of this browser changed the value. Returns how to stop. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
