/** The part of `localStorage` that is needed; a browser may deny it, or be full, and the pages go on without. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'boomtown.';

/** Kept in memory only, where the browser keeps nothing for us. */
function shelfInMemory(): Shelf & { clear(): void } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const inMemory = shelfInMemory();

function browserShelf(): Shelf {
  try {
    return globalThis.localStorage ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Reads what was kept under a key; `otherwise` where there is nothing, or nothing that `read` understands. */
export function keptValue<T>(key: string, read: (raw: unknown) => T | undefined, otherwise: T, shelf?: Shelf): T {
  try {
    const text = inMemory.getItem(PREFIX + key) ?? (shelf ?? browserShelf()).getItem(PREFIX + key);
    return text === null ? otherwise : (read(JSON.parse(text)) ?? otherwise);
  } catch {
    return otherwise;
  }
}

/** Keeps a plain JSON value; only until the page is left, if the browser refuses. */
export function keep(key: string, value: unknown, shelf?: Shelf): void {
  try {
    (shelf ?? browserShelf()).setItem(PREFIX + key, JSON.stringify(value));
    inMemory.removeItem(PREFIX + key);
  } catch {
    inMemory.setItem(PREFIX + key, JSON.stringify(value));
  }
}

/** Keeps nothing any more of what lies under our keys. */
export function forgetEverything(shelf?: Shelf & Pick<Storage, 'key' | 'length'>): void {
  inMemory.clear();
  try {
    const all = shelf ?? globalThis.localStorage;
    const keys = Array.from({ length: all.length }, (_, i) => all.key(i) ?? '');
    for (const key of keys.filter((one) => one.startsWith(PREFIX))) all.removeItem(key);
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
}

/** Calls back when another tab of this browser changed the value. Returns how to stop. */
export function onKeptElsewhere(key: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
