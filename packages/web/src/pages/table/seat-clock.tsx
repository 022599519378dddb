import type { SeatView } from '@boomtown/client';
import { Icon } from '@boomtown/ui-kit';
import { useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { timeWords } from '../terms-words.ts';
import { clockFace, LOW_S, type SpokenTime, spokenTime, useSecondsLeft } from './time-left.ts';

interface SeatClockProps {
  readonly seat: SeatView;
  readonly clockAhead: number | null;
  /** Does news come from the table? Else the clock stands as it was known last. */
  readonly live: boolean;
}

/** A seat's clock: quiet while there is time, with a sign and a frame in the last seconds. */
export function SeatClock({ seat, clockAhead, live }: SeatClockProps) {
  const { text } = words.value;
  const seconds = useSecondsLeft(seat, clockAhead, live);
  const runs = live && seat.since !== 0;
  const low = live && seconds <= LOW_S && (runs || seconds === 0);
  const time = timeWords(seconds, words.value);
  const read = seconds === 0 ? text('clock.up') : text(runs ? 'clock.left' : 'clock.stands', { time });
  return (
    <span
      class={`seat-clock${runs ? ' seat-clock--runs' : ''}${low ? ' seat-clock--low' : ''}${live ? '' : ' seat-clock--stale'}`}
      // The person who listens reads it when they want to; it does not speak up by itself.
      role="timer"
      aria-live="off"
      // A translating browser would put a text of its own here, which stands still.
      translate={false}
    >
      <Icon name={low ? 'hourglass' : 'clock'} />
      <span aria-hidden="true">{seconds === 0 ? text('clock.up') : clockFace(seconds)}</span>
      <span class="unseen">{read}</span>
    </span>
  );
}

/** Says aloud, sparingly, that one's own time runs out. */
export function HurryNotice({ seat, clockAhead, live }: SeatClockProps) {
  const seconds = useSecondsLeft(seat, clockAhead, live);
  const spoken = useRef<SpokenTime | null>(null);
  spoken.current = live && seat.since !== 0 ? spokenTime(spoken.current, seconds) : null;
  const said = spoken.current === null ? '' : words.value.text('clock.hurry', { count: spoken.current.seconds });
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
