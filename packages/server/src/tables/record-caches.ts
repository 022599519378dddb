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

interface CachedText {
  /** What it was written from. Another state of it has another text. */
  readonly of: string;
  readonly text: string;
}

/** Caches one costly text a table, valid for the state it was written from. Evicts the least recently read. */
export class TextCache {
  readonly #most: number;
  readonly #texts = new Map<string, CachedText>();
  #length = 0;

  /** @param most characters of all texts together */
  constructor(most: number) {
    this.#most = most;
  }

  /** The text of this table, if it was written from the same. */
  get(code: string, of: string): string | undefined {
    const cached = this.#texts.get(code);
    if (cached?.of !== of) return undefined;
    this.#texts.delete(code);
    this.#texts.set(code, cached);
    return cached.text;
  }

  set(code: string, of: string, text: string): void {
    this.#drop(code);
    this.#texts.set(code, { of, text });
    this.#length += of.length + text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#length <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(code: string): void {
    const cached = this.#texts.get(code);
    if (cached === undefined) return;
    this.#length -= cached.of.length + cached.text.length;
    this.#texts.delete(code);
  }
}
