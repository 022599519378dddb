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
