import { Bucket, type Limits } from '../limits/index.ts';
import type { MonotonicClock } from '../monotonic-clock.ts';
import type { Session } from './session.ts';

/** Who is counted apart: a player by the seat, whatever socket they come by, a spectator by their address. */
type Counted = `seat ${number}` | `from ${string}`;

/** Beyond it nobody who is counted has said anything for long. */
const MAX_COUNTED = 1_000;

/** How much may be said and shown at one table. */
export class ChatRates {
  readonly #limits: Limits;
  readonly #monotonicClock: MonotonicClock;
  readonly #said = new Map<Counted, Bucket>();
  readonly #shown = new Map<Counted, Bucket>();
  readonly #watchers: Bucket;

  constructor(limits: Limits, monotonicClock: MonotonicClock) {
    this.#limits = limits;
    this.#monotonicClock = monotonicClock;
    this.#watchers = bucketOf(limits.watchersLines, monotonicClock);
  }

  /** May this seat, or with `null` the one who watches by this session, say something now? It counts as said. */
  maySay(seat: number | null, { from }: Session): boolean {
    const counted: Counted = seat === null ? `from ${from}` : `seat ${seat}`;
    if (!this.#taken(this.#said, counted, this.#limits.lines)) return false;
    return seat !== null || this.#watchers.take();
  }

  mayReact(seat: number): boolean {
    return this.#taken(this.#shown, `seat ${seat}`, this.#limits.reactions);
  }

  #taken(buckets: Map<Counted, Bucket>, counted: Counted, rate: Limits['lines']): boolean {
    if (buckets.size >= MAX_COUNTED) buckets.clear();
    let bucket = buckets.get(counted);
    if (bucket === undefined) {
      bucket = bucketOf(rate, this.#monotonicClock);
      buckets.set(counted, bucket);
    }
    return bucket.take();
  }
}

function bucketOf({ atOnce, aSecond }: Limits['lines'], monotonicClock: MonotonicClock): Bucket {
  return new Bucket(atOnce, aSecond, monotonicClock);
}
