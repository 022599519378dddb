import { useState } from 'preact/hooks';

/** The place in a row of `count` things that a key leads to from another; `null` if the key means nothing there. */
export function alongRow(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return from + 1 < count ? from + 1 : null;
    case 'ArrowLeft':
    case 'ArrowUp':
      return from > 0 ? from - 1 : null;
    case 'Home':
      return count > 0 ? 0 : null;
    case 'End':
      return count > 0 ? count - 1 : null;
    default:
      return null;
  }
}

interface TabStop {
  readonly tabIndex: 0 | -1;
  readonly 'data-stop': string;
  readonly onFocus: () => void;
}

/**
 * Makes one tab stop of many things: the one that had the focus last, at first the one named `first`. Each of them takes
 * the attributes that `stopAt` gives for its key; the element round them all takes `stepAlong`.
 */
export function useTabStop(keys: readonly string[], first: string | undefined = keys[0]) {
  const [last, setLast] = useState<string | null>(null);
  const stop = last !== null && keys.includes(last) ? last : first;
  return {
    stopAt: (key: string, onFocus?: () => void): TabStop => ({
      tabIndex: key === stop ? 0 : -1,
      'data-stop': key,
      onFocus() {
        setLast(key);
        onFocus?.();
      },
    }),
    /** Makes this one the tab stop, without giving it the focus. */
    settle: (key: string) => setLast(key),
  };
}

/** What an element before the stops needs that may have the focus: from there, arrow keys lead to the tab stop. */
export const BEFORE_STOPS = { tabIndex: -1, 'data-before-stops': '' };

/** Arrow keys, Home and End go from stop to stop within the element. */
export function stepAlong(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)')];
  if (!(event.target instanceof HTMLElement)) return;
  const next = event.target.matches('[data-before-stops]')
    ? event.key.startsWith('Arrow') && stops.find(({ tabIndex }) => tabIndex === 0)
    : nextStop(event.key, event.target, stops);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextStop(key: string, from: HTMLElement, stops: readonly HTMLElement[]): HTMLElement | undefined {
  const place = stops.indexOf(from);
  const to = place < 0 ? null : alongRow(key, place, stops.length);
  return to === null ? undefined : stops[to];
}
