import { afterEach, expect, test, vi } from 'vitest';
import { searchInWorker } from '../../src/puzzles/search-in-worker.ts';

afterEach(() => vi.unstubAllGlobals());

test('a search tells how far it is, and ends with its worker when it is no longer wanted or has found something', async () => {
  const heard = new Map<string, (event: object) => void>();
  let ended = 0;
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(name: string, then: (event: object) => void) {
        heard.set(name, then);
      }
      postMessage() {}
      terminate() {
        ended += 1;
      }
    },
  );
  const done: number[] = [];
  const search = searchInWorker({ of: 'day', day: '2026-11-30', seed: 'ab' }, (part) => done.push(part));
  heard.get('message')?.({ data: { done: 0.25 } });
  heard.get('message')?.({ data: { done: 0.5 } });
  expect([done, ended]).toEqual([[0.25, 0.5], 0]);
  heard.get('message')?.({ data: { found: [] } });
  expect(await search.found).toEqual([]);
  expect(ended).toBe(1);
  searchInWorker({ of: 'day', day: '2026-11-30', seed: 'ab' }, () => {}).end();
  expect(ended).toBe(2);
});
