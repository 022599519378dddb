import type { Ending, Outcome } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { Person } from '@boomtown/ui-kit/sentence';
import { words } from '../../app/words.ts';
import { ScoreTable } from './score-table.tsx';
import type { AnyTelling } from './telling.ts';

interface FinalScoresProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
}

interface EndWordsProps extends FinalScoresProps {
  /** As the rules say. */
  readonly outcome: Outcome | null;
  /** As the table says. */
  readonly ending: Ending | null;
}

/** Who won a match that is over, and by what. */
export function EndWords({ game, telling, outcome, ending }: EndWordsProps) {
  return (
    <>
      <p class="end__winner">
        {ending !== null ? endingText(ending, telling.people) : outcome === null ? '' : winnerText(outcome, telling)}
      </p>
      {outcome === null ? <p>{words.value.text('end.unfinished')}</p> : <FinalScores game={game} telling={telling} />}
    </>
  );
}

/** The final scores, each number with where it came from. */
function FinalScores({ game, telling }: FinalScoresProps) {
  const { text } = words.value;
  const rows = game.explainScores(telling);
  return (
    <div class="end__scores">
      <ScoreTable
        game={game}
        telling={telling}
        rows={rows.slice(0, -1)}
        total={rows.at(-1)}
        caption={text('end.scores')}
      />
    </div>
  );
}

/** Who won, in a line. */
function winnerText({ winners }: Outcome, { people }: AnyTelling): string {
  const { text, list } = words.value;
  const names = winners.map((seat) => people[seat]?.name ?? '');
  return names.length === 1 ? text('end.won', { name: names[0] ?? '' }) : text('end.shared', { people: list(names) });
}

/** Who won where a person resigned, in a line: the table says so, not the rules. */
export function endingText({ winners, resigned }: Ending, people: readonly Person[]): string {
  const { text, list } = words.value;
  const names = (seats: readonly number[]) => list(seats.map((seat) => people[seat]?.name ?? ''));
  const gone = text('end.resigned', { people: names(resigned), count: resigned.length });
  const won =
    winners.length === 1 ? text('end.won', { name: names(winners) }) : text('end.shared', { people: names(winners) });
  return `${gone} ${won}.`;
}
