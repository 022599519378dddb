import type { Shelf } from '../../src/kept/storage.ts';

/** A shelf like the browser's, for one test. */
export function memoryShelf(items: Record<string, string> = {}): Shelf & { readonly items: Record<string, string> } {
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
