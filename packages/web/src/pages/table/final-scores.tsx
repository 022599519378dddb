import type { Outcome } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import type { ScoreRow, SeatPanel } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import type { AnyTelling } from './telling.ts';

interface FinalScoresProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
}

/** Beside each other more names than this would be broken up. */
const MOST_NAMED = 3;

/** The final scores, each number with where it came from. */
export function FinalScores({ game, telling }: FinalScoresProps) {
  const { text } = words.value;
  const rows = game.explainScores(telling);
  const isCrowded = telling.people.length > MOST_NAMED;
  return (
    <table class={`end__scores${isCrowded ? ' end__scores--crowded' : ''}`}>
      <caption class="unseen">{text('end.scores')}</caption>
      <thead>
        <tr>
          <td />
          {telling.people.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {isCrowded ? <Emblem {...game.seatPanel(seat, telling).emblem} name={name} /> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, -1).map((row) => (
          <ScoreCells key={row.label} row={row} />
        ))}
      </tbody>
      <tfoot>
        {rows.slice(-1).map((row) => (
          <ScoreCells key={row.label} row={row} />
        ))}
      </tfoot>
    </table>
  );
}

function ScoreCells({ row: { label, numbers, texts } }: { readonly row: ScoreRow }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {numbers.map((value, seat) => (
        <td key={seat}>{texts?.[seat] ?? words.value.number(value)}</td>
      ))}
    </tr>
  );
}

/** Stands for a name above a narrow column; the name itself is there for those who point or listen. */
function Emblem({ letter, className, name }: SeatPanel['emblem'] & { readonly name: string }) {
  return (
    <span title={name}>
      <span class={`emblem ${className}`} aria-hidden="true">
        {letter}
      </span>
      <span class="unseen">{name}</span>
    </span>
  );
}

/** Who won, in a line. */
export function winnerText({ winners }: Outcome, { people }: AnyTelling): string {
  const { text, list } = words.value;
  const names = winners.map((seat) => people[seat]?.name ?? '');
  return names.length === 1 ? text('end.won', { name: names[0] ?? '' }) : text('end.shared', { people: list(names) });
}
