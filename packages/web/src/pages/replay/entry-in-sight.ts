import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** So much of a list stays in sight before and behind the present entry, in CSS pixels. */
const MARGIN = 24;

/** Where an entry lies in a list that scrolls, in CSS pixels. */
export interface Lying {
  /** From the beginning of the list. */
  readonly top: number;
  readonly height: number;
  /** How far the list is scrolled, and how much of it is seen. */
  readonly scrolled: number;
  readonly room: number;
}

/** How far the list is to be scrolled so that nothing of the entry is cut; as it is, where nothing is. */
export function scrolledTo({ top, height, scrolled, room }: Lying): number {
  if (isInSight({ top, height, scrolled, room })) return scrolled;
  // Of one that is higher than its room the beginning is read first.
  const isHigh = height > room - 2 * MARGIN;
  return Math.max(0, isHigh ? top - MARGIN : top - room / 2 + height / 2);
}

function isInSight({ top, height, scrolled, room }: Lying): boolean {
  return top >= scrolled + MARGIN && top + height <= scrolled + room - MARGIN;
}

/**
 * Brings the present entry of a list into sight when it changes, and keeps it there when the list becomes lower or higher, unless a
 * person has scrolled it away.
 */
export function useEntryInSight(scroller: RefObject<HTMLElement | null>, changes: readonly unknown[]): void {
  const follows = useRef(true);
  const bring = (): void => {
    const list = scroller.current;
    const lying = lyingIn(list);
    // Only the list is moved, never the page round it.
    if (list !== null && lying !== null) list.scrollTop = scrolledTo(lying);
  };
  useEffect(() => {
    follows.current = true;
    bring();
  }, changes);
  useEffect(() => {
    const list = scroller.current;
    if (list === null) return;
    const resized = new ResizeObserver(() => follows.current && bring());
    // Scrolling by a person is begun by a wheel, a finger or a key; that of the page is not.
    const letGo = (): void => {
      follows.current = false;
    };
    resized.observe(list);
    for (const event of ['wheel', 'touchmove', 'keydown'] as const)
      list.addEventListener(event, letGo, { passive: true });
    return () => {
      resized.disconnect();
      for (const event of ['wheel', 'touchmove', 'keydown'] as const) list.removeEventListener(event, letGo);
    };
  }, []);
}

function lyingIn(list: HTMLElement | null): Lying | null {
  const entry = list?.querySelector<HTMLElement>('[aria-current]');
  if (list === null || entry === null || entry === undefined) return null;
  const top = entry.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  return { top, height: entry.offsetHeight, scrolled: list.scrollTop, room: list.clientHeight };
}
