import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Gives an element the focus as long as it is there, and then gives it back to where it was. */
export function useBorrowedFocus(borrower: RefObject<HTMLElement | null>, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    const before = document.activeElement;
    borrower.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isThere]);
}
