import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How near to its end a text counts as read to the end, in CSS pixels. */
const NEAR_END = 24;

/** What is needed of an element that scrolls. */
export type Scroller = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Keeps the end of a growing text in sight while it is read there; a person who reads further up stays there. */
export function endFollower(scroller: Scroller) {
  let isAtEnd = true;
  let top = scroller.scrollTop;
  const toEnd = () => {
    isAtEnd = true;
    scroller.scrollTop = scroller.scrollHeight;
    top = scroller.scrollTop;
  };
  return {
    /**
     * It was scrolled, by the person or by `toEnd`: a browser tells of it later, when there may be more text already. So only
     * who went up has left the end.
     */
    scrolled(): void {
      const wentUp = scroller.scrollTop < top;
      top = scroller.scrollTop;
      const isNear = top + scroller.clientHeight > scroller.scrollHeight - NEAR_END;
      isAtEnd = isNear || (isAtEnd && !wentUp);
    },
    /** The text or its box changed its height. */
    grown(): void {
      if (isAtEnd) toEnd();
    },
    toEnd,
  };
}

/**
 * Follows the end of what an element holds.
 * @param newest another value whenever something was added at the end
 * @returns goes to the end wherever the person reads
 */
export function useFollowEnd(scroller: RefObject<HTMLElement | null>, newest: unknown): () => void {
  const follower = useRef<ReturnType<typeof endFollower> | null>(null);
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const followed = endFollower(current);
    follower.current = followed;
    const resized = new ResizeObserver(followed.grown);
    current.addEventListener('scroll', followed.scrolled);
    resized.observe(current);
    return () => {
      current.removeEventListener('scroll', followed.scrolled);
      resized.disconnect();
    };
  }, []);
  useEffect(() => follower.current?.grown(), [newest]);
  return () => follower.current?.toEnd();
}
