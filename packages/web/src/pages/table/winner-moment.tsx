import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { look } from '../../app/look.ts';
import { Emblem } from './emblem.tsx';
import type { AnyTelling } from './telling.ts';
import { winnersText } from './winner-words.ts';

/** How long it is seen: afterwards the final board is there to be looked at. */
export const MOMENT_MS = 3_600;

/** Bricks that come down over the board. */
const BRICKS = 36;

/** Fractions that scatter a row of numbers without a pattern, three ways that share none; it needs no chance. */
const SCATTER = { across: 0.5698402911, when: 0.7548776662, speed: 0.8191725134 } as const;

/** From 0 to 1. */
function scattered(nth: number, way: keyof typeof SCATTER): number {
  return (nth * SCATTER[way] + 0.5) % 1;
}

interface WinnerMomentProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly winners: readonly Seat[];
  /** The seat whose player alone looks at it; `null` for spectators and a shared device. */
  readonly reader: Seat | null;
}

/**
 * The match ended just now: the emblems of those who won, in a shower of bricks. Where nothing is to move there are no
 * bricks. Only for the eye; what it says stands beside the board. A touch goes through it.
 */
export function WinnerMoment({ game, telling, winners, reader }: WinnerMomentProps) {
  const [isPast, pass] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => pass(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isPast) return null;
  return (
    <div class="moment" aria-hidden="true">
      {Array.from({ length: look.value.still ? 0 : BRICKS }, (_, nth) => (
        <span
          key={nth}
          class="moment__brick"
          style={{
            left: `${(scattered(nth, 'across') * 100).toFixed(1)}%`,
            animationDelay: `${(scattered(nth, 'when') * 1.3).toFixed(2)}s`,
            animationDuration: `${(1.5 + scattered(nth, 'speed') * 0.7).toFixed(2)}s`,
            '--turn': `${(nth % 2 === 0 ? 1 : -1) * (120 + ((nth * 97) % 240))}deg`,
          }}
        />
      ))}
      <div class="moment__card">
        <span class="moment__emblems">
          {winners.map((seat) => (
            <Emblem key={seat} emblem={game.seatPanel(seat, telling).emblem} />
          ))}
        </span>
        <b>{winnersText(winners, telling.people, reader)}</b>
      </div>
    </div>
  );
}
