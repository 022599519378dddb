/**
 * A translating browser puts an element with its own words in the place of each text, and the page would go on changing
 * a text that nobody sees. Each such text is put back, empty, before its translation. When the page changes the text,
 * the translation is removed and the browser translates anew. When the page removes the text, the translation goes with
 * it.
 */
export function followTranslation(root: Node): void {
  const translations = new WeakMap<Node, Element>();
  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isTranslation));
    for (const change of changes) {
      if (change.type === 'characterData') {
        if (change.target.nodeValue !== '') drop(change.target);
        continue;
      }
      for (const text of change.removedNodes) {
        if (!(text instanceof Text)) continue;
        const stands = [...change.addedNodes, change.previousSibling, change.nextSibling].find(
          (node): node is Element => isTranslation(node) && added.has(node),
        );
        drop(text);
        if (stands === undefined || text.isConnected || !stands.isConnected) continue;
        text.data = '';
        stands.before(text);
        translations.set(text, stands);
      }
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });

  function drop(text: Node): void {
    translations.get(text)?.remove();
    translations.delete(text);
  }
}

function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font';
}
