/** Generous: other tests and their browsers run at the same time. */
const LIMIT_MS = 90_000;

/** Waits until something is so. Fails, with what it waited for, when it does not become so in time. */
export async function until(isSo: () => boolean, what: string, limitMs = LIMIT_MS): Promise<void> {
  const giveUp = Date.now() + limitMs;
  while (!isSo()) {
    if (Date.now() > giveUp) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
