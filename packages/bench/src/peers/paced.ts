import type { ContestTable } from './peer.ts';

const SECOND_MS = 1000;
/** How long the last actions may take to be shown. */
const AFTERMATH_MS = 20_000;

/**
 * Plays actions at each table, one in each beat (a second, if not said), the tables spread evenly over it. An
 * action whose predecessor is still under way when its time comes is made as soon as that one is shown; its time counts
 * from then.
 * @returns for each action the milliseconds until the last screen showed it, in the order in which they were shown
 */
export function paced(tables: readonly ContestTable[], actions: number, beat = SECOND_MS): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error('the last actions were never shown')),
      actions * beat + AFTERMATH_MS,
    );
    for (const [number, table] of tables.entries()) {
      let begin = 0;
      let next = 0;
      let idle = true;
      let due = 0;
      const act = () => {
        if (!idle || next >= due) return;
        idle = false;
        begin = performance.now();
        table.act(next);
        next += 1;
      };
      table.shown = () => {
        times.push(performance.now() - begin);
        idle = true;
        act();
        if (times.length < tables.length * actions) return;
        clearTimeout(limit);
        resolve(times);
      };
      const tick = () => {
        due += 1;
        act();
        if (due < actions) setTimeout(tick, beat);
      };
      setTimeout(tick, (number / tables.length) * beat);
    }
  });
}
