import { vi } from 'vitest';

/** As much of a document as a page needs to be drawn once: it takes every change and keeps the order of the nodes. */
class PaperNode {
  readonly childNodes: PaperNode[] = [];
  readonly style: Record<string, string> = {};
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  parentNode: PaperNode | null = null;
  readonly nodeType: number;
  data = '';

  constructor(nodeType: number) {
    this.nodeType = nodeType;
  }

  get ownerDocument(): typeof paper {
    return paper;
  }

  get firstChild(): PaperNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): PaperNode | null {
    const { parentNode } = this;
    return parentNode?.childNodes[parentNode.childNodes.indexOf(this) + 1] ?? null;
  }

  insertBefore(node: PaperNode, before: PaperNode | null): PaperNode {
    node.remove();
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node);
    node.parentNode = this;
    return node;
  }

  appendChild(node: PaperNode): PaperNode {
    return this.insertBefore(node, null);
  }

  removeChild(node: PaperNode): PaperNode {
    node.remove();
    return node;
  }

  remove(): void {
    const at = this.parentNode?.childNodes.indexOf(this) ?? -1;
    if (at >= 0) this.parentNode?.childNodes.splice(at, 1);
    this.parentNode = null;
  }

  contains(node: PaperNode | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode));
  }

  setAttribute(name: string, value: string): void {
    if (name === 'data-rule') for (const section of value.split(' ')) sections.add(section);
  }

  removeAttribute(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** The sections of the rules that elements say to tell. */
const sections = new Set<string>();

const ELEMENT = 1;
const TEXT = 3;
const paper = {
  createElement: () => new PaperNode(ELEMENT),
  createElementNS: () => new PaperNode(ELEMENT),
  createTextNode: () => new PaperNode(TEXT),
};

interface Drawn {
  /** Keys of the sentences that the page asked for. */
  readonly keys: ReadonlySet<string>;
  /** The sections of the rules (`4.3`) that its elements say to tell. */
  readonly sections: ReadonlySet<string>;
}

/** What a page shows when it is drawn; `draw` gets words that write their keys down, and a place to draw in. */
export function drawn<W extends { readonly text: unknown }>(words: W, draw: (words: W, root: never) => void): Drawn {
  const { text } = words;
  if (typeof text !== 'function') throw new Error('words have a text for every key');
  const keys = new Set<string>();
  sections.clear();
  const noted = (key: string, ...fill: readonly unknown[]): unknown => {
    keys.add(key);
    return text.call(words, key, ...fill);
  };
  vi.stubGlobal('document', paper);
  try {
    // Preact takes any node that answers to what it calls.
    draw({ ...words, text: noted }, new PaperNode(ELEMENT) as never);
  } finally {
    vi.unstubAllGlobals();
  }
  return { keys, sections: new Set(sections) };
}
