interface KeptText {
  /** What it was written from. Another state of it has another text. */
  readonly of: string;
  readonly text: string;
}

/** Texts that cost much to write, one of each table, as long as what they were written from stays as it is. The one that was read longest ago goes first. */
export class TextCache {
  readonly #most: number;
  readonly #texts = new Map<string, KeptText>();
  #length = 0;

  /** @param most characters of all texts together */
  constructor(most: number) {
    this.#most = most;
  }

  /** The text of this table, if it was written from the same. */
  get(code: string, of: string): string | undefined {
    const kept = this.#texts.get(code);
    if (kept?.of !== of) return undefined;
    this.#texts.delete(code);
    this.#texts.set(code, kept);
    return kept.text;
  }

  keep(code: string, of: string, text: string): void {
    this.#drop(code);
    this.#texts.set(code, { of, text });
    this.#length += of.length + text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#length <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(code: string): void {
    const kept = this.#texts.get(code);
    if (kept === undefined) return;
    this.#length -= kept.of.length + kept.text.length;
    this.#texts.delete(code);
  }
}
