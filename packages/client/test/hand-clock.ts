import type { Clock } from '../src/clock.ts';

/** A clock that a test moves by hand. */
export interface HandClock extends Clock {
  /** Lets time pass; what falls due is called in order, and promises settle in between. */
  pass(ms: number): Promise<void>;
  /** The machine sleeps: time jumps, and what fell due is called once, late. */
  sleep(ms: number): Promise<void>;
  /** It sleeps as most systems do: only the time of day jumps. Steady time stands still, so no timer falls due. */
  suspend(ms: number): void;
}

export function handClock(): HandClock {
  let time = 1_000_000;
  let suspended = 0;
  let due: { readonly at: number; readonly then: () => void }[] = [];
  const runDue = async () => {
    const next = due.filter(({ at }) => at <= time).sort((a, b) => a.at - b.at)[0];
    if (next === undefined) return false;
    due = due.filter((entry) => entry !== next);
    next.then();
    await settled();
    return true;
  };
  return {
    now: () => time + suspended,
    steady: () => time,
    after(ms, then) {
      const entry = { at: time + ms, then };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    async pass(ms) {
      const end = time + ms;
      await settled();
      while (time < end) {
        const soonest = Math.min(end, ...due.map(({ at }) => at));
        time = Math.max(time, soonest);
        while (await runDue());
        if (soonest === end) break;
      }
    },
    async sleep(ms) {
      time += ms;
      while (await runDue());
    },
    suspend(ms) {
      suspended += ms;
    },
  };
}

/** Lets all promises that can settle do so. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}
