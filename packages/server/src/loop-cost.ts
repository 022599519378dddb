import { AsyncLocalStorage } from 'node:async_hooks';

/** Pays for what it asks of the event loop, in milliseconds. */
export interface Payer {
  pay(ms: number): void;
}

/** Milliseconds of work up to now. */
export type CostMeter = () => number;

/** Processor time of this thread: when the machine does other things meanwhile, that costs nobody anything. */
export const threadMeter: CostMeter = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Who pays for what is done now, also after a wait. */
const paying = new AsyncLocalStorage<{ readonly payer: Payer; readonly meter: CostMeter }>();
let isMeasuring = false;

/** Does work for which somebody pays. What follows after a wait is paid for where it says so by `spend`. */
export function paidBy<T>(payer: Payer, meter: CostMeter, work: () => T): T {
  return paying.run({ payer, meter }, () => spend(work));
}

/** Does work for which the one pays who asked for it; nobody, where nobody asked. */
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
