import { describe, expect, it } from 'vitest';
import { type Caches, forgetReplays, keepReplay, keptReplay } from '../../src/local-storage/replays.ts';

/** Maximum number of stored replays. */
const KEPT = 20;

describe('replays that the browser keeps', () => {
  it('are those that were opened last', async () => {
    const caches = cachesInMemory();
    for (let i = 0; i <= KEPT; i += 1) {
      await keepReplay(`T${i}`, { nth: i }, caches);
      await keepReplay('T0', { nth: 'again' }, caches);
    }
    expect(await keptReplay('T0', caches)).toEqual({ nth: 'again' });
    expect(await keptReplay('T1', caches)).toBeUndefined();
    expect(await keptReplay(`T${KEPT}`, caches)).toEqual({ nth: KEPT });
  });

  it('are forgotten together', async () => {
    const caches = cachesInMemory();
    await keepReplay('T1', {}, caches);
    await forgetReplays(caches);
    expect(await keptReplay('T1', caches)).toBeUndefined();
  });

  it('are none where the browser keeps nothing', async () => {
    const blocked: Caches = {
      open: () => Promise.reject(new Error('blocked')),
      delete: () => Promise.reject(new Error('blocked')),
    };
    for (const caches of [blocked, undefined]) {
      await keepReplay('T1', {}, caches);
      expect(await keptReplay('T1', caches)).toBeUndefined();
      await forgetReplays(caches);
    }
  });
});

/** As a browser has them, as far as they are used. */
function cachesInMemory(): Caches {
  const shelves = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, shelf);
    return {
      put: async (address: string, answer: Response) => void shelf.set(address, answer),
      match: async (address: string) => shelf.get(address)?.clone(),
      delete: async (address: string) => shelf.delete(address),
      keys: async () => [...shelf.keys()],
    };
  };
  // Of a cache only these four are used, with addresses in place of requests.
  return { open, delete: async (name: string) => shelves.delete(name) } as unknown as Caches;
}
