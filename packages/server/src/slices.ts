import { setImmediate as nextTurn } from 'node:timers/promises';
import { spend } from './loop-cost.ts';

/** How long work that can be interrupted goes on, all of it together, before others have their turn. */
const SLICE_MS = 1.5;

/** When such work began in this turn of the event loop; `null`: there was none yet. */
let turnBegun: number | null = null;

/** Does long work by slices, between which others have their turn. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    // What others did of such work in this turn counts as well, and so does what was done before by the one who asked for this.
    await ownTurn();
    const step = spend(() => slice(work));
    if (step.done === true) return step.value;
  }
}

/** Waits until a turn of the event loop has room for work that takes a while. */
export async function ownTurn(): Promise<void> {
  while (isTurnOver()) await nextTurn();
}

function isTurnOver(): boolean {
  const now = performance.now();
  if (turnBegun === null) {
    turnBegun = now;
    setImmediate(() => {
      turnBegun = null;
    });
  }
  return now - turnBegun >= SLICE_MS;
}

/** Does work that could be interrupted at once. */
export function atOnce<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

function slice<T>(work: Generator<void, T>): IteratorResult<void, T> {
  let step = work.next();
  while (step.done !== true && !isTurnOver()) step = work.next();
  return step;
}

/** Does something for one after the other, with turns for others where that takes long. */
export async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) {
    await ownTurn();
    done.push(await work(item));
  }
  return done;
}
