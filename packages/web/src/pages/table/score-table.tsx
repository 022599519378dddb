import type { AnyGameModule, ScoreRow } from '@boomtown/ui-kit';
import { words } from '../../app/words.ts';
import { Emblem } from './emblem.tsx';
import type { AnyTelling } from './telling.ts';

interface ScoreTableProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly rows: readonly ScoreRow[];
  /** What the rows come to. */
  readonly total?: ScoreRow | undefined;
  /** For those who listen, where no heading stands above. */
  readonly caption?: string;
}

/** Beside each other more names than this would be broken up: the emblems stand for them. */
const MOST_NAMED = 3;

/** Numbers with where they come from, a column a player. */
export function ScoreTable({ game, telling, rows, total, caption }: ScoreTableProps) {
  const isCrowded = telling.people.length > MOST_NAMED;
  return (
    <table class={`scores${isCrowded ? ' scores--crowded' : ''}`}>
      {caption !== undefined && <caption class="unseen">{caption}</caption>}
      <thead>
        <tr>
          <td />
          {telling.people.map(({ seat, name }) => (
            <th key={seat} scope="col" title={isCrowded ? name : undefined}>
              <Emblem emblem={game.seatPanel(seat, telling).emblem} class="scores__emblem" />
              <span class={isCrowded ? 'unseen' : 'scores__name'} dir="auto">
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ScoreCells key={row.label} row={row} />
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <ScoreCells row={total} />
        </tfoot>
      )}
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
