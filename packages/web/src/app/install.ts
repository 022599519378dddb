import { siteUrl } from '../net/site.ts';

/**
 * Lets the browser keep the pages, so that they can be installed like a program and open while the server is away. Not
 * in live pages, whose files have no lasting names, and not where the browser offers no worker: outside a secure address.
 */
export function keepPagesHere(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Without it everything works as long as the server is there.
  navigator.serviceWorker.register(siteUrl('sw.js'), { updateViaCache: 'none' }).catch(() => undefined);
}
