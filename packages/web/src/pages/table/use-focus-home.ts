import { isNowhere } from '@boomtown/ui-kit';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Keys that do something, after which what had the focus may be gone. */
const DOING = ['Enter', ' ', 'Escape', 'Backspace', 'Delete'];

/**
 * The last resort for the keyboard's place at a table: when what had the focus is gone and nothing else has taken it, the
 * first of the `homes` that is in sight does, so that keys and voices never begin at the top of the page again. The person who
 * uses a pointer is left alone. The last home has the focus when the table opens.
 */
export function useFocusHome(homes: readonly RefObject<HTMLElement | null>[]): void {
  const byKey = useRef(false);
  const last = useRef<Element | null>(null);
  const bringHome = () => {
    // The person who went on by Tab, out of the page, left something that is still there.
    if (!byKey.current || (last.current !== null && canHaveFocus(last.current))) return;
    for (const home of homes) if (isNowhere()) home.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (isNowhere()) homes.at(-1)?.current?.focus({ preventScroll: true });
    const pressed = () => {
      byKey.current = true;
    };
    const released = (event: KeyboardEvent) => {
      if (DOING.includes(event.key)) setTimeout(bringHome);
    };
    const pointed = () => {
      byKey.current = false;
    };
    const focused = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', focused, true);
    document.addEventListener('keydown', pressed, true);
    document.addEventListener('keyup', released, true);
    document.addEventListener('pointerdown', pointed, true);
    return () => {
      document.removeEventListener('focusin', focused, true);
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('keyup', released, true);
      document.removeEventListener('pointerdown', pointed, true);
    };
  }, []);
  // After every drawing, since any of them may have taken away what had the focus.
  useEffect(bringHome);
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
}

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
