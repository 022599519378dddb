import './chances.css';
import type { Seat } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import { Emblem } from '../table/emblem.tsx';
import { type CurveSeat, seatColours } from './curve-seats.ts';
import { SeatLine } from './seat-line.tsx';

interface PairKeyProps {
  readonly seats: readonly CurveSeat[];
  /** What stands beside each name. */
  readonly notes: readonly string[];
}

/** Whose the upper half of a curve is, and whose the lower one. */
export function PairKey({ seats, notes }: PairKeyProps) {
  return (
    <ul class="chances__key chances__key--pair">
      {seats.map(({ seat, name, emblem }) => (
        <li key={seat} class="chances__side" title={name}>
          <Emblem emblem={emblem} class="chances__sign" />
          <span class="chances__name" dir="auto">
            {name}
          </span>
          <span class="chances__note">{notes[seat]}</span>
        </li>
      ))}
    </ul>
  );
}

interface LineKeyProps extends PairKeyProps {
  /** The seat whose line is brought out, and the one for which that was chosen to last. */
  readonly shown: Seat | null;
  readonly chosen: Seat | null;
  readonly onPoint: (seat: Seat | null) => void;
  readonly onChoose: (seat: Seat | null) => void;
}

/** Whose each line is: pointing at an entry brings the line out, a touch keeps it so. */
export function LineKey({ seats, notes, shown, chosen, onPoint, onChoose }: LineKeyProps) {
  return (
    <div class="chances__key">
      {seats.map(({ seat, name, emblem }) => (
        <button
          key={seat}
          type="button"
          class={`chances__of chances__of--${seat}${shown === seat ? ' is-shown' : ''}`}
          aria-pressed={chosen === seat}
          title={name}
          onClick={() => onChoose(chosen === seat ? null : seat)}
          onPointerEnter={() => onPoint(seat)}
          onPointerLeave={() => onPoint(null)}
        >
          <svg class="chances__sample" viewBox="0 0 24 8" aria-hidden="true" style={seatColours(emblem.colour)}>
            <SeatLine seat={seat} d="M1 4H23" />
          </svg>
          <Emblem emblem={emblem} class="chances__sign" />
          <span class="chances__note">{notes[seat]}</span>{' '}
          <span class="unseen">{words.value.text('after.one-line', { name })}</span>
        </button>
      ))}
    </div>
  );
}
