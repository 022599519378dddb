import type { StorageLike } from '../../src/local-storage/storage.ts';

/** A shelf like the browser's, for one test. */
export function memoryStorage(
  items: Record<string, string> = {},
): StorageLike & { readonly items: Record<string, string> } {
  return {
    items,
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => {
      items[key] = value;
    },
    removeItem: (key) => {
      delete items[key];
    },
  };
}
