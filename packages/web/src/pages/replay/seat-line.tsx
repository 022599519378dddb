import type { Seat } from '@boomtown/game-core';

interface SeatLineProps {
  readonly seat: Seat;
  readonly d: string;
  readonly class?: string;
}

/** A line in the colour of a seat, with the strokes of its own, so that it is told by these, too. An edge keeps it off its ground. */
export function SeatLine({ seat, d, class: more = '' }: SeatLineProps) {
  return (
    <>
      <path class={`curve__line chances__edge chances__strokes--${seat}${more}`} d={d} />
      <path class={`curve__line chances__line chances__line--${seat} chances__strokes--${seat}${more}`} d={d} />
    </>
  );
}
