/** Is the server attacked at the moment, or left alone? `null`: it goes from one to the other. */
export type Weather = 'calm' | 'attacked';

/** How long people waited for something, in milliseconds. */
export interface WaitFigures {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Fewer than this tell nothing of the slowest in a hundred. */
const LEAST = 20;
/** The longest wait under attack, as a multiple of the wait without it. */
const TIMES = 3;

/** Keeps how long people waited for one kind of thing, apart for calm and attacked times. */
export class Waits {
  readonly #what: string;
  /** Less than this is not felt, and varies by more than three times on any machine. */
  readonly #unfeltMs: number;
  readonly #waits: { readonly [weather in Weather]: number[] } = { calm: [], attacked: [] };

  constructor(what: string, unfeltMs: number) {
    this.#what = what;
    this.#unfeltMs = unfeltMs;
  }

  add(weather: Weather | null, ms: number): void {
    if (weather !== null) this.#waits[weather].push(ms);
  }

  figures(weather: Weather): WaitFigures {
    const sorted = this.#waits[weather].toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
    return { count: sorted.length, median: at(0.5), p99: at(0.99), slowest: at(1) };
  }

  /** What people waited for longer than they may under attack, in words; nothing where too little was measured. */
  faults(): string[] {
    const [calm, attacked] = [this.figures('calm'), this.figures('attacked')];
    if (calm.count < LEAST || attacked.count < LEAST) return [];
    const most = TIMES * Math.max(calm.p99, this.#unfeltMs);
    if (attacked.p99 <= most) return [];
    return [`${this.#what}: 99 of 100 took ${round(attacked.p99)} ms under attack, ${round(calm.p99)} ms without`];
  }

  /** A line for each weather. */
  lines(): string[] {
    return (['calm', 'attacked'] as const).map((weather) => {
      const { count, median, p99, slowest } = this.figures(weather);
      return `${this.#what}, ${weather}: ${count} times; half within ${round(median)} ms, 99 of 100 within ${round(p99)} ms, the slowest ${round(slowest)} ms.`;
    });
  }
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
