import type { SeatPanel } from '@boomtown/ui-kit';

interface EmblemProps {
  readonly emblem: SeatPanel['emblem'];
  readonly class?: string;
}

/** A player's emblem, as it stands on the board where the game draws it there. Beside it stands the name. */
export function Emblem({ emblem: { letter, className, drawn }, class: more = '' }: EmblemProps) {
  return (
    <span class={`emblem ${drawn === undefined ? className : 'emblem--drawn'} ${more}`} aria-hidden="true">
      {drawn ?? letter}
    </span>
  );
}
