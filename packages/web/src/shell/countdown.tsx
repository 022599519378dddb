import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/words.ts';

/** Counts seconds down from `from`, anew whenever `start` is another one. */
export function useCountdown(from: number, start: unknown): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const end = performance.now() + from * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [from, start]);
  return left;
}

/** How long a person still has to wait, large and ticking; at the end, that it is over. */
export function Countdown({ left }: { readonly left: number }) {
  const { text } = words.value;
  if (left === 0) return <p role="status">{text('join.waited')}</p>;
  return (
    <p class="countdown" role="timer" translate={false}>
      {text('join.waitLeft', { count: left })}
    </p>
  );
}
