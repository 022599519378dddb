import type { RefCallback } from 'preact';
import { useMemo } from 'preact/hooks';

/**
 * Keeps the focus in a part of the page whose buttons disappear or are disabled when pressed. The part itself then
 * takes the focus (it needs a `tabIndex`), and keys and screen readers continue from there. No button does: a second
 * press of the same key would make a move that nobody meant.
 */
export function useStableFocus<E extends HTMLElement>(): RefCallback<E> {
  return useMemo(() => {
    let stop = () => {};
    return (part) => {
      stop();
      stop = part === null ? () => {} : keepFocus(part);
    };
  }, []);
}

/** Watches a part of the page until the returned function is called. */
function keepFocus(part: HTMLElement): () => void {
  /** What had the focus last, and nothing else since. */
  let last: HTMLElement | null = null;
  let rested = false;
  const page = part.ownerDocument;
  const isLost = () => page.activeElement === null || page.activeElement === page.body;

  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement && target !== part && part.contains(target) ? target : null;
    rested = false;
  };
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Node) || last?.contains(target) !== true) last = null;
  };
  const look = new MutationObserver(() => {
    if (last === null) return;
    const isGone = !last.isConnected;
    const rests = last.matches(':disabled');
    if (isLost() && (isGone || (rested && !rests))) {
      part.focus({ preventScroll: true });
      last = null;
    }
    rested = rests;
  });
  page.addEventListener('focusin', onFocus);
  page.addEventListener('pointerdown', onPress);
  look.observe(part, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('pointerdown', onPress);
    look.disconnect();
  };
}

/** Has nothing on the page the focus? */
export function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
