import type { SeatView } from '@boomtown/client';
import { useEffect, useRef, useState } from 'preact/hooks';

/** With this many seconds left a clock warns. */
export const LOW_S = 10;
/** It is said aloud when this many are left of one's own. */
const SAID_S = [30, LOW_S];

/**
 * Whole seconds that a seat's clock has left, a begun one counted as a whole, so that zero is zero.
 * @param serverNow the server's clockwork
 */
export function secondsLeft({ left, since }: Pick<SeatView, 'left' | 'since'>, serverNow: number): number {
  const spent = since === 0 ? 0 : Math.max(0, serverNow - since);
  return Math.max(0, Math.ceil((left - spent) / 1000));
}

/** `1:05`, or `1:02:05` where there are hours. */
export function clockFace(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The seconds to say aloud, from the moment that so few are left: sparingly, since it interrupts. `null`: nothing. */
export function secondsToSay(seconds: number): number | null {
  return SAID_S.filter((mark) => seconds <= mark && seconds > 0).at(-1) ?? null;
}

/**
 * Whole seconds left, counted down by the page itself; renders anew when they change, and not at all while it stands.
 * @param live does news come from the table? Else it stays as it was when some came last
 */
export function useSecondsLeft(seat: Pick<SeatView, 'left' | 'since'>, clockAhead: number | null, live = true): number {
  const { left, since } = seat;
  const [, renderAnew] = useState(0);
  const lastNews = useRef(performance.now());
  if (live) lastNews.current = performance.now();
  const now = lastNews.current;
  const seconds = secondsLeft(seat, clockAhead === null ? since : now + clockAhead);
  useEffect(() => {
    if (!live || since === 0 || clockAhead === null || seconds === 0) return;
    // A moment after the second is full.
    const next = since - clockAhead + left - (seconds - 1) * 1000 - performance.now() + 5;
    const timer = setTimeout(() => renderAnew((count) => count + 1), Math.max(5, next));
    return () => clearTimeout(timer);
  }, [left, since, clockAhead, seconds, live]);
  return seconds;
}
