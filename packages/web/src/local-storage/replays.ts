/**
 * Finished matches that were looked at in this browser, so that their replays open without the server as well. They
 * lie in the browser's cache, since one of them may be larger than all that `localStorage` takes.
 */
const SHELF = 'boomtown-replays';
const MOST_KEPT = 20;

/** The part of the browser's caches that is needed. */
export type Caches = Pick<CacheStorage, 'open' | 'delete'>;

/** Keeps the transcript of a table; the oldest ones make room. A browser that keeps nothing is let be. */
export async function keepReplay(code: string, transcript: unknown, caches = browserCaches()): Promise<void> {
  try {
    const shelf = await caches?.open(SHELF);
    if (shelf === undefined) return;
    // Put anew it is the newest.
    await shelf.delete(addressOf(code));
    await shelf.put(addressOf(code), new Response(JSON.stringify(transcript)));
    const kept = await shelf.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST_KEPT))) await shelf.delete(old);
  } catch {
    // Full or blocked: then it opens only with the server.
  }
}

/** The stored transcript of a table, or `undefined`. */
export async function keptReplay(code: string, caches = browserCaches()): Promise<unknown> {
  try {
    const kept = await (await caches?.open(SHELF))?.match(addressOf(code));
    return await kept?.json();
  } catch {
    return undefined;
  }
}

export async function forgetReplays(caches = browserCaches()): Promise<void> {
  try {
    await caches?.delete(SHELF);
  } catch {
    // Where nothing can be stored, there is nothing to forget.
  }
}

/** Never asked for over the network: a name that a cache takes. */
function addressOf(code: string): string {
  return `/kept-replays/${code}`;
}

/** There are none where the pages came without TLS from another machine. */
function browserCaches(): Caches | undefined {
  return globalThis.caches;
}
