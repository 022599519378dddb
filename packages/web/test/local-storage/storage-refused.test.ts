import { GAME_FOR_FOUR } from '@boomtown/registry/chosen';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { storedSeats, storeSeats } from '../../src/local-storage/seats.ts';
import { clearStorage, isStorageLasting } from '../../src/local-storage/storage.ts';

const SEAT = { seat: 0, token: '0'.repeat(32) };

afterEach(() => {
  clearStorage();
  vi.unstubAllGlobals();
});

describe('a seat is held until the page is left', () => {
  test('where the browser has no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    storeSeats('KBTMX', GAME_FOR_FOUR.info.id, [SEAT]);
    expect(storedSeats('KBTMX')).toEqual([SEAT]);
    expect(isStorageLasting()).toBe(false);
  });

  test('where the browser blocks its storage', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    try {
      storeSeats('KBTMX', GAME_FOR_FOUR.info.id, [SEAT]);
      expect(storedSeats('KBTMX')).toEqual([SEAT]);
      expect(isStorageLasting()).toBe(false);
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });

  test('where the storage is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    storeSeats('KBTMX', GAME_FOR_FOUR.info.id, [SEAT]);
    expect(storedSeats('KBTMX')).toEqual([SEAT]);
    expect(isStorageLasting()).toBe(false);
  });
});

test('a browser that stores is trusted to remember', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  expect(isStorageLasting()).toBe(true);
  expect([...items]).toEqual([]);
});
