import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { look } from '../../app/look.ts';
import { words } from '../../app/words.ts';
import { Emblem } from './emblem.tsx';
import type { AnyTelling } from './telling.ts';

/** How long it is seen: afterwards the final board is there to be looked at. */
export const MOMENT_MS = 3_600;

/** Bricks that come down over the board. */
const BRICKS = 28;

interface WinnerMomentProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly winners: readonly Seat[];
}

/**
 * The match ended just now: the emblems of those who won, in a shower of bricks. Only for the eye, and only in motion; what
 * it says stands beside the board. A touch goes through it.
 */
export function WinnerMoment({ game, telling, winners }: WinnerMomentProps) {
  const [isPast, pass] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => pass(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isPast || look.value.still) return null;
  const { text, list } = words.value;
  const names = winners.map((seat) => telling.people[seat]?.name ?? '');
  return (
    <div class="moment" aria-hidden="true">
      {Array.from({ length: BRICKS }, (_, nth) => (
        <span
          key={nth}
          class="moment__brick"
          // Two steps that share no measure scatter them without a pattern; it needs no chance.
          style={{
            left: `${((nth * 61.8034) % 100).toFixed(1)}%`,
            animationDelay: `${(((nth * 11) % BRICKS) / BRICKS) * 1.4}s`,
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
        <b>
          {names.length === 1 ? text('end.won', { name: names[0] ?? '' }) : text('end.shared', { people: list(names) })}
        </b>
      </div>
    </div>
  );
}
