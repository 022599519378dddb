import './puzzles.css';
import { isGameId } from '@boomtown/registry/ids';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { keyOfPuzzle, removePuzzle, type StoredPuzzle, storedPuzzles } from '../../local-storage/puzzles.ts';
import { Page } from '../../shell/page.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { PuzzlePage } from './puzzle-page.tsx';
import { puzzleTitle } from './puzzle-title.ts';
import { type Daily, useDailyPuzzle } from './use-daily-puzzle.ts';

/** Puzzles: that of the day and those found in matches, or the one that the address names. */
export function PuzzlesPage({ puzzle: key }: { readonly puzzle: string | null }) {
  const stored = key === null ? undefined : storedPuzzles().find(({ puzzle }) => keyOfPuzzle(puzzle) === key);
  return stored === undefined ? <PuzzleList /> : <PuzzlePage key={key} stored={stored} />;
}

function PuzzleList() {
  const { text } = words.value;
  const [again, askAgain] = useState(0);
  const [, redraw] = useState(0);
  const daily = useDailyPuzzle(again);
  const today = typeof daily === 'string' || 'done' in daily ? null : daily.day;
  const others = storedPuzzles().filter(({ puzzle, day }) => isGameId(puzzle.game) && (day === null || day !== today));
  return (
    <Page title={text('puzzles.title')} class="puzzles">
      <h1>{text('puzzles.title')}</h1>
      <p>{text('puzzles.intro')}</p>
      <section class="card puzzles__daily" aria-labelledby="daily-title">
        <h2 id="daily-title">{text('puzzles.daily')}</h2>
        <DailyLine daily={daily} onAgain={() => askAgain(again + 1)} />
      </section>
      <section aria-labelledby="stored-title">
        <h2 id="stored-title">{text('puzzles.stored')}</h2>
        {others.length === 0 && <p>{text('puzzles.none')}</p>}
        <ul class="puzzles__list">
          {others.map((one) => {
            const key = keyOfPuzzle(one.puzzle);
            return (
              <li key={key} class="card puzzles__one">
                <PuzzleLink stored={one} />
                <button
                  type="button"
                  class="small-button"
                  onClick={() => {
                    removePuzzle(key);
                    redraw((count) => count + 1);
                  }}
                >
                  {text('puzzles.remove')}
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </Page>
  );
}

function DailyLine({ daily, onAgain }: { readonly daily: Daily; readonly onAgain: () => void }) {
  const { text } = words.value;
  if (daily === 'asking') return <p role="status">{text('app.loading')}</p>;
  if (daily === 'failed') {
    return (
      <>
        <p role="alert">{text('puzzles.noDaily')}</p>
        <button type="button" class="button" onClick={onAgain}>
          {text('app.again')}
        </button>
      </>
    );
  }
  if (!('done' in daily)) return <PuzzleLink stored={daily} />;
  return (
    <>
      <p role="status">{text('puzzles.searching')}</p>
      <progress class="puzzles__progress" max={1} value={daily.done} aria-label={text('puzzles.searching')} />
    </>
  );
}

/** The way to a puzzle, and what became of it. */
function PuzzleLink({ stored }: { readonly stored: StoredPuzzle }) {
  const { text } = words.value;
  const { puzzle, answer } = stored;
  const state = answer === null ? 'open' : answer === puzzle.best ? 'solved' : 'missed';
  return (
    <p class="puzzles__way">
      <PageLink to={{ page: 'puzzles', puzzle: keyOfPuzzle(puzzle) }} class="button">
        {puzzleTitle(stored, words.value)}
      </PageLink>{' '}
      <span>{text(`puzzles.${state}`)}</span>
    </p>
  );
}
