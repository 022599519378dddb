import { Bucket, type Limits } from '../limits/index.ts';
import type { MonotonicClock } from '../monotonic-clock.ts';
import type { Session } from './session.ts';

/** Who is counted apart: a player by the seat, whatever socket they come by, somebody who watches by their address. */
type Counted = `seat ${number}` | `from ${string}`;

/** Beyond it nobody who is counted has said anything for long. */
const MOST_COUNTED = 1_000;

/** How much may be said and shown at one table. */
export class ChatRates {
  readonly #limits: Limits;
  readonly #clockwork: MonotonicClock;
  readonly #said = new Map<Counted, Bucket>();
  readonly #shown = new Map<Counted, Bucket>();
  readonly #watchers: Bucket;

  constructor(limits: Limits, clockwork: MonotonicClock) {
    this.#limits = limits;
    this.#clockwork = clockwork;
    this.#watchers = bucketOf(limits.watchersLines, clockwork);
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
    if (buckets.size >= MOST_COUNTED) buckets.clear();
    let bucket = buckets.get(counted);
    if (bucket === undefined) {
      bucket = bucketOf(rate, this.#clockwork);
      buckets.set(counted, bucket);
    }
    return bucket.take();
  }
}

function bucketOf({ atOnce, aSecond }: Limits['lines'], clockwork: MonotonicClock): Bucket {
  return new Bucket(atOnce, aSecond, clockwork);
}
