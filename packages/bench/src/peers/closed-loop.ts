import type { ContestTable } from './peer.ts';

/** A server that makes no progress for this long has failed. */
const STANDSTILL_MS = 30_000;

/**
 * Plays `actions` at each table at once, each as soon as everybody was shown the one before.
 * @returns for each action the milliseconds until the last screen showed it
 */
export function closedLoop(tables: readonly ContestTable[], actions: number, from = 0): Promise<number[]> {
  const times: number[] = [];
  let left = tables.length;
  return new Promise((resolve, reject) => {
    let before = -1;
    const watch = setInterval(() => {
      if (times.length === before) {
        clearInterval(watch);
        reject(new Error(`nothing happened after ${times.length} actions`));
      }
      before = times.length;
    }, STANDSTILL_MS);
    for (const table of tables) {
      let begin = 0;
      table.shown = (step) => {
        times.push(performance.now() - begin);
        if (step < from + actions) act(step);
        else {
          left -= 1;
          if (left === 0) {
            clearInterval(watch);
            resolve(times);
          }
        }
      };
      const act = (number: number) => {
        begin = performance.now();
        table.act(number);
      };
      act(from);
    }
  });
}
