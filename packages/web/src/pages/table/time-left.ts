import type { SeatView } from '@boomtown/client';
import { useEffect, useRef, useState } from 'preact/hooks';

/** With this many seconds left a clock warns. */
export const LOW_S = 10;
/** The marks at which it is said aloud how much is left of one's own. */
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

/** What was last said aloud of a clock, and at which mark. */
export interface SpokenTime {
  readonly mark: number;
  readonly seconds: number;
}

/**
 * What is said aloud at this moment: the seconds that there are when a mark is reached or jumped over, and the same words
 * until the next one, since each change interrupts. `null`: nothing.
 */
export function spokenTime(before: SpokenTime | null, seconds: number): SpokenTime | null {
  const mark = SAID_S.filter((one) => seconds <= one && seconds > 0).at(-1);
  if (mark === undefined) return null;
  return before?.mark === mark ? before : { mark, seconds };
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
