/** How long a worker computes before it listens again, and before it tells what it has, in milliseconds. */
const LISTENS = 40;
const TELLS = 300;

interface Listening {
  /** Tells what is known by now. */
  tell(): void;
  /** Is the work still wanted, or has the page asked for something else meanwhile? */
  isWanted(): boolean;
  /** When it last reported, by `performance.now`; left out: now. */
  readonly told?: number;
}

/** Does work in a worker, which listens and tells in between. Resolves with whether all of it was done; the rest is left once it is not wanted. */
export async function workListening(work: Iterable<void>, { tell, isWanted, ...since }: Listening): Promise<boolean> {
  let listened = performance.now();
  let told = since.told ?? listened;
  for (const _ of work) {
    const now = performance.now();
    if (now - told > TELLS) {
      told = now;
      tell();
    }
    if (now - listened > LISTENS) {
      await nextTask();
      listened = performance.now();
      if (!isWanted()) return false;
    }
  }
  return true;
}

/** Lets messages in that have come meanwhile. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
