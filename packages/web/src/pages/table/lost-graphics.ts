/** A device that wakes gives a lost context back within moments; after this many milliseconds it is taken for gone. */
const PATIENCE_MS = 3_000;

/**
 * Calls back when a canvas in this element lost its graphics context and did not get it back: its process died, or the
 * browser gives it no more. Returns how to stop.
 */
export function whenGraphicsGone(element: HTMLElement, gone: () => void): () => void {
  const ended = new AbortController();
  let waiting = 0;
  const wait = () => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(giveUp, PATIENCE_MS);
  };
  const giveUp = () => {
    // A browser gives nothing to a page that is out of sight.
    if (document.visibilityState === 'visible') gone();
    else document.addEventListener('visibilitychange', wait, { once: true, signal: ended.signal });
  };
  const come = () => window.clearTimeout(waiting);
  // These events do not rise, but they come down.
  const here = { capture: true, signal: ended.signal };
  for (const name of ['webglcontextlost', 'contextlost']) element.addEventListener(name, wait, here);
  for (const name of ['webglcontextrestored', 'contextrestored']) element.addEventListener(name, come, here);
  return () => {
    ended.abort();
    window.clearTimeout(waiting);
  };
}
