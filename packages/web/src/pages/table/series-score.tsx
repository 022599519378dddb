import type { SeatView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { words } from '../../app/words.ts';

interface SeriesScoreProps {
  readonly seats: readonly SeatView[];
  /** Who won the match of this table, once it is over. */
  readonly winners: readonly Seat[];
}

/** How many matches each has won since these people began to play together; nothing while it is their first. */
export function SeriesScore({ seats, winners }: SeriesScoreProps) {
  if (seats.every(({ won }) => won === 0)) return null;
  const { text, number } = words.value;
  return (
    <section class="series" aria-label={text('series.title')}>
      <h3>{text('series.title')}</h3>
      <dl class="series__list">
        {seats
          .filter(({ taken }) => taken)
          .map(({ seat, name, won }) => (
            <div key={seat} class="series__person">
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>{number(won + (winners.includes(seat) ? 1 : 0))}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
