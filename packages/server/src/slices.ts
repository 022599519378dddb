import { setImmediate as nextTurn } from 'node:timers/promises';
import { spend } from './loop-cost.ts';

/** How long work that can be interrupted goes on before others have their turn. */
const SLICE_MS = 4;

/** Does long work by slices, between which others have their turn. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = spend(() => slice(work));
    if (step.done === true) return step.value;
    await nextTurn();
  }
}

/** Does work that could be interrupted at once. */
export function atOnce<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

function slice<T>(work: Generator<void, T>): IteratorResult<void, T> {
  const begun = performance.now();
  let step = work.next();
  while (step.done !== true && performance.now() - begun < SLICE_MS) step = work.next();
  return step;
}

/** Does something for one after the other, with turns for others where that takes long. */
export async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  let begun = performance.now();
  for (const item of items) {
    done.push(await work(item));
    if (performance.now() - begun < SLICE_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
  return done;
}
