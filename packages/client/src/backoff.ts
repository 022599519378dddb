const FIRST_MS = 300;
const LONGEST_MS = 6_000;
const SHORT_MS = 100;

/**
 * How long to wait before the next try, in milliseconds: doubling from try 0 on, up to six seconds, so that a player is
 * back soon after the server is; anything from half of it to all of it, so that a table does not return as one crowd.
 */
export function retryDelay(tries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 20));
  return Math.round(full * (0.5 + random() / 2));
}

/** How long to wait if the server said to come back: another process may have the table by now. Spread like the others. */
export function shortDelay(random: () => number = Math.random): number {
  return Math.round(SHORT_MS * random());
}
