import type { AnySnapshot, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { fitsDelay, type GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { sentencesOf } from '../../replay/after/report-words.ts';
import type { Known } from '../../watched/worker.ts';
import { ChanceFigure } from '../replay/chance-figure.tsx';
import { curveSeats } from '../replay/curve-seats.ts';
import type { AnyTelling } from './telling.ts';
import { useWatchedChances, type WatchedChances } from './use-watched-chances.ts';

/** Are the chances shown here: at a table that allows it, to spectators who see it late, in a game that has them? */
export function showsChances({ terms, stage }: TableView, mine: readonly Seat[], { rules }: AnyGameModule): boolean {
  const isAllowed = terms.watchChances === true && fitsDelay(terms) && rules.invented !== undefined;
  return isAllowed && mine.length === 0 && stage === 'playing';
}

interface WatchedMatchProps {
  readonly game: AnyGameModule;
  readonly id: GameId;
  readonly telling: AnyTelling;
  /** Where the table stands as far as the picture has shown it. */
  readonly snapshot: AnySnapshot;
}

/** For spectators of a table that allows it: each player's chance to win since they came, from what they can see. */
export function WatchedMatch({ game, id, telling, snapshot }: WatchedMatchProps) {
  return <WatchedChancesCard game={game} telling={telling} known={useWatchedChances(id, snapshot)} />;
}

interface WatchedChancesProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly known: WatchedChances;
}

function WatchedChancesCard({ game, telling, known }: WatchedChancesProps) {
  const { text } = words.value;
  return (
    <div class="analysis analysis--beside watched-chances">
      <h2 id="moves-title" class="sheet__title">
        {text('guests.chancesTitle')}
      </h2>
      {known === 'failed' ? (
        <p>{text('after.failed')}</p>
      ) : known === null || known.points.length === 0 ? (
        <p>{text('guests.chancesWait')}</p>
      ) : (
        <Drawn game={game} telling={telling} points={known.points} />
      )}
    </div>
  );
}

interface DrawnProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly points: Known['points'];
}

function Drawn({ game, telling, points }: DrawnProps) {
  const { text, list } = words.value;
  const names = telling.people.map(({ name }) => name);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  // What is known of a step holds until the next one: one step alone is seen, too.
  const end = { ...last, step: last.step + 1 };
  const sentences = sentencesOf(last.chances, names, words.value);
  return (
    <>
      <ChanceFigure
        points={[...points, end]}
        first={first.step}
        last={end.step}
        at={last.step}
        seats={curveSeats(game, telling)}
        label={text('guests.chancesCurve', { chances: list(sentences) })}
      />
      <ul class="analysis__gifts">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p class="analysis__aside">{text('guests.chancesWhence')}</p>
    </>
  );
}
