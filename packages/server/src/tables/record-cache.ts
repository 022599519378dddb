/** Number of records in a cache. */
const MAX_REMEMBERED = 1000;

interface Remembered<V> {
  /** The number of entries that it was worked out from. */
  readonly entries: number;
  readonly value: V;
}

/** Caches what is derived from whole records, until the record goes on. Evicts the least recently used. */
export class RecordCache<V> {
  readonly #known = new Map<string, Remembered<V>>();

  /** What is known of the record with this code and number of entries, or what `workOut` says of it. */
  async of(code: string, entries: number, workOut: () => Promise<V>): Promise<V> {
    const known = this.#known.get(code);
    const remembered = known?.entries === entries ? known : { entries, value: await workOut() };
    this.#known.delete(code);
    this.#known.set(code, remembered);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return remembered.value;
  }
}
