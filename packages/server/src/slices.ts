import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work that can be interrupted goes on before others have their turn. */
const SLICE_MS = 4;

/** Does long work by slices, between which others have their turn. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = slice(work);
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
