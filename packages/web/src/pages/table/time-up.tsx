import type { SeatView, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import { Ask } from './ask.tsx';
import { useSecondsLeft } from './time-left.ts';

interface TimeUpProps {
  readonly table: TableView;
  readonly mine: readonly Seat[];
  /** Who is to act. */
  readonly turn: readonly Seat[];
  readonly clockAhead: number | null;
  readonly live: boolean;
}

/** Where the table waits for a person whose time is up: that it does, since no clock shows it any more. */
export function TimeUp({ table, mine, turn, clockAhead, live }: TimeUpProps) {
  const { clock } = table.terms;
  if (clock.kind === 'none' || clock.atZero !== 'wait') return null;
  return table.seats
    .filter(({ seat, bot, left, resigned }) => turn.includes(seat) && bot === '' && left >= 0 && !resigned)
    .map((seat) => (
      <TimeUpOf key={seat.seat} seat={seat} own={mine.includes(seat.seat)} clockAhead={clockAhead} live={live} />
    ));
}

interface TimeUpOfProps {
  readonly seat: SeatView;
  readonly own: boolean;
  readonly clockAhead: number | null;
  readonly live: boolean;
}

function TimeUpOf({ seat, own, clockAhead, live }: TimeUpOfProps) {
  const { text } = words.value;
  if (useSecondsLeft(seat, clockAhead, live) > 0) return null;
  return (
    <Ask label={text('clock.up')} brief={text('clock.up')}>
      <p role="status">{own ? text('clock.waitsForYou') : text('clock.waits', { name: seat.name })}</p>
    </Ask>
  );
}
