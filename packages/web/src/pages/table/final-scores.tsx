import type { Ending, Outcome, Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { words } from '../../app/words.ts';
import { ScoreTable } from './score-table.tsx';
import type { AnyTelling } from './telling.ts';
import { endingText, winnersText } from './winner-words.ts';

interface FinalScoresProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
}

interface EndWordsProps extends FinalScoresProps {
  /** As the rules say. */
  readonly outcome: Outcome | null;
  /** As the table says. */
  readonly ending: Ending | null;
  /** The seat whose player alone reads it; `null` for spectators and a shared device. */
  readonly reader: Seat | null;
  /** Did it end just now, before the eyes of the person who reads? */
  readonly fresh?: boolean;
}

/** Who won a match that is over, and by what. */
export function EndWords({ game, telling, outcome, ending, reader, fresh = false }: EndWordsProps) {
  return (
    <>
      <p class="end__winner">
        {ending !== null
          ? endingText(ending, telling.people, reader)
          : outcome === null
            ? ''
            : winnersText(outcome.winners, telling.people, reader)}
      </p>
      {outcome === null ? (
        <p>{words.value.text('end.unfinished')}</p>
      ) : (
        <FinalScores game={game} telling={telling} outcome={outcome} isRanked={ending === null} fresh={fresh} />
      )}
    </>
  );
}

interface TallyProps extends FinalScoresProps {
  readonly outcome: Outcome;
  /** Do the rules say who won, and not the table? */
  readonly isRanked: boolean;
  readonly fresh: boolean;
}

/** Where two play, who won says the ranks, too. */
const LEAST_RANKED = 3;

/** The final scores, each number with where it came from, the ranks, and what else there is to tell. */
function FinalScores({ game, telling, outcome, isRanked, fresh }: TallyProps) {
  const { text } = words.value;
  const rows = game.explainScores(telling);
  const { ranks = ranksOf(outcome), lines } = game.aftermath?.(telling) ?? { lines: [] };
  const numbers = rankNumbers(ranks, telling.people.length);
  const rank = { label: text('end.rank'), numbers, texts: numbers.map((place) => text('end.place', { place })) };
  return (
    <>
      <div class="end__scores">
        <ScoreTable
          game={game}
          telling={telling}
          rows={[...(isRanked && numbers.length >= LEAST_RANKED ? [rank] : []), ...rows.slice(0, -1)]}
          total={rows.at(-1)}
          tallied={fresh}
          caption={text('end.scores')}
        />
      </div>
      {isRanked && lines.length > 0 && (
        <ul class="end__lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type Ranks = readonly (readonly Seat[])[];

/** The seats from the first rank to the last: those who won, then by the scores, equals together. */
export function ranksOf({ winners, scores }: Outcome): Ranks {
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const values = [...new Set(others.map((seat) => scores[seat] ?? 0))].sort((a, b) => b - a);
  return [winners, ...values.map((value) => others.filter((seat) => scores[seat] === value))];
}

/** By seat the number of its rank: after two firsts comes a third. */
export function rankNumbers(ranks: Ranks, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const at = ranks.findIndex((rank) => rank.includes(seat));
    return 1 + ranks.slice(0, Math.max(0, at)).reduce((sum, rank) => sum + rank.length, 0);
  });
}
