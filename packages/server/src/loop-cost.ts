import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Pays for what it asks of the event loop, in milliseconds. */
export interface Payer {
  pay(ms: number): void;
}

/** Milliseconds of processor time that this thread has used. A machine that does other things meanwhile costs nobody anything. */
export type CostMeter = () => number;

export const threadMeter: CostMeter = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** How long work that can be interrupted goes on before others have their turn. */
const SLICE_MS = 4;

/** Who pays for what is done now, also after waiting for something. */
const paying = new AsyncLocalStorage<{ readonly payer: Payer; readonly meter: CostMeter }>();
let isMeasuring = false;

/** Does work that somebody pays for, and whatever follows from it. What takes long after a wait says so by `spend`. */
export function paidBy<T>(payer: Payer, meter: CostMeter, work: () => T): T {
  return paying.run({ payer, meter }, () => spend(work));
}

/** Does work, and has whoever asked for it pay; nobody, where nobody asked. */
export function spend<T>(work: () => T): T {
  const store = paying.getStore();
  if (store === undefined || isMeasuring) return work();
  const { payer, meter } = store;
  const begun = meter();
  isMeasuring = true;
  try {
    return work();
  } finally {
    isMeasuring = false;
    payer.pay(meter() - begun);
  }
}

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
