import type { Outcome } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import type { AnyTelling } from './telling.ts';

interface FinalScoresProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
}

/** The final scores, each number with where it came from. */
export function FinalScores({ game, telling }: FinalScoresProps) {
  const { text } = words.value;
  const rows = game.explainScores(telling);
  return (
    <table class="end__scores">
      <caption class="unseen">{text('end.scores')}</caption>
      <thead>
        <tr>
          <td />
          {telling.people.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, -1).map((row) => (
          <ScoreRow key={row.label} row={row} />
        ))}
      </tbody>
      <tfoot>
        {rows.slice(-1).map((row) => (
          <ScoreRow key={row.label} row={row} />
        ))}
      </tfoot>
    </table>
  );
}

function ScoreRow({ row }: { readonly row: ReturnType<AnyGameModule['explainScores']>[number] }) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.numbers.map((value, seat) => (
        <td key={seat}>{words.value.number(value)}</td>
      ))}
    </tr>
  );
}

/** Who won, in a line. */
export function winnerText({ winners }: Outcome, { people }: AnyTelling): string {
  const { text, list } = words.value;
  const names = winners.map((seat) => people[seat]?.name ?? '');
  return names.length === 1 ? text('end.won', { name: names[0] ?? '' }) : text('end.shared', { people: list(names) });
}
