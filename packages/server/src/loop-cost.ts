import { AsyncLocalStorage } from 'node:async_hooks';

/** Pays for what it asks of the event loop, in milliseconds. */
export interface Payer {
  pay(ms: number): void;
}

/** Milliseconds of work up to now. */
export type CostMeter = () => number;

/** Up to this long between two looks the clock says well enough how long was worked; asking for processor time costs more. */
const GLANCE_MS = 0.3;

/** Processor time: when the machine does other things meanwhile, that costs nobody anything. */
export function costMeter(now: () => number, processorMs: () => number): CostMeter {
  let spent = 0;
  let [lookedAt, known, byClock] = [now(), processorMs(), 0];
  return () => {
    const at = now();
    const passed = at - lookedAt;
    lookedAt = at;
    if (passed < GLANCE_MS) {
      byClock += passed;
      spent += passed;
    } else {
      const before = known + byClock;
      known = processorMs();
      byClock = 0;
      spent += Math.min(passed, Math.max(0, known - before));
    }
    return spent;
  };
}

/** What this thread works. */
export function threadMeter(): CostMeter {
  return costMeter(
    () => performance.now(),
    () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    },
  );
}

/** Who pays for what is done, by whatever meter. */
interface Paying {
  payer: Payer;
  readonly meter: CostMeter;
}

/** Who pays for what is done now, also after a wait. */
const paying = new AsyncLocalStorage<Paying>();

/** Who pays from `since` on, until another client's turn begins or this turn of the event loop is over; `null`: nobody. */
let lap: Paying | null = null;
let since = 0;
let isEndDue = false;

/**
 * Does work for a client with which a turn of its begins. It pays also for what follows until the next one's begins or
 * the event loop has no more to do at once: answers that were promised, and their writing.
 */
export function beginFor<T>(payer: Payer, meter: CostMeter, work: () => T): T {
  const own: Paying = { payer, meter };
  turnTo(own);
  if (!isEndDue) {
    isEndDue = true;
    setImmediate(endLap);
  }
  try {
    return paying.run(own, work);
  } finally {
    turnTo(lap);
  }
}

/** Does work for which a client pays, in the midst of another client's turn. */
export function paidBy<T>(payer: Payer, meter: CostMeter, work: () => T): T {
  const own: Paying = { payer, meter };
  return aside(own, () => paying.run(own, work));
}

/** Does work for which the one pays who asked for it; nobody, where nobody asked. */
export function spend<T>(work: () => T): T {
  const own = paying.getStore() ?? null;
  return own === lap ? work() : aside(own, work);
}

/** Has the client that asked for it pay for work that another thread has done, in milliseconds. */
export function payAfterwards(ms: number): void {
  paying.getStore()?.payer.pay(ms);
}

/** From now on another client pays for what is being asked: it has shown whose it is. */
export function passTo(payer: Payer): void {
  const own = paying.getStore();
  if (own === undefined) return;
  if (own === lap) turnTo(lap);
  own.payer = payer;
}

function aside<T>(own: Paying | null, work: () => T): T {
  const before = lap;
  turnTo(own);
  try {
    return work();
  } finally {
    turnTo(before);
  }
}

function endLap(): void {
  isEndDue = false;
  turnTo(null);
}

/** Charges the client that paid up to now, and another one from now on. */
function turnTo(next: Paying | null): void {
  const before = lap;
  lap = next;
  const now = (before ?? next)?.meter() ?? 0;
  before?.payer.pay(now - since);
  since = next === null || before === null || next.meter === before.meter ? now : next.meter();
}
