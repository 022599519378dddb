import { siteUrl } from '../net/site.ts';

/** May this page show notices of the system, should the person want them? Not outside a secure address. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

/** Asks the person, through the browser, whether notices may be shown. Only in answer to a touch. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notice of the system that leads back to this page; a newer one of the same page takes its place. Returns what
 * takes it away. Text is shown as it is.
 */
export function notify(title: string, body: string): () => void {
  if (!canNotify() || Notification.permission !== 'granted') return () => undefined;
  const tag = location.pathname;
  let closed = false;
  let close: () => void = () => undefined;
  const shown = async () => {
    // Phones show notices only through a page's worker, which also knows what else is being shown (`sw.js`).
    const worker = (await navigator.serviceWorker?.getRegistration())?.active ?? null;
    if (worker !== null) {
      worker.postMessage({ type: 'show-notice', title, body, tag, data: location.href });
      close = () => worker.postMessage({ type: 'close-notice', tag });
    } else {
      const notice = new Notification(title, { body, tag, icon: siteUrl('icon-192.png').href });
      notice.onclick = () => window.focus();
      close = () => notice.close();
    }
    if (closed) close();
  };
  // Where a browser has notices but refuses this one, the icon and the title still tell.
  shown().catch(() => undefined);
  return () => {
    closed = true;
    close();
  };
}
