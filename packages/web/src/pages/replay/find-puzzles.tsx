import { readTranscript } from '@boomtown/game-core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { type PuzzleMatch, storePuzzles } from '../../local-storage/puzzles.ts';
import { type PuzzleSearch, searchInWorker } from '../../puzzles/search-in-worker.ts';
import type { Opened } from '../../replay/open-transcript.ts';
import { PageLink } from '../../shell/page-link.tsx';

type State = 'idle' | 'failed' | { readonly done: number } | { readonly found: number };

interface FindPuzzlesProps {
  readonly opened: Opened;
  /** What the match is told apart by. */
  readonly match: PuzzleMatch;
}

/** Looks for puzzles in the match, and stores them in this browser. */
export function FindPuzzles({ opened, match }: FindPuzzlesProps) {
  const { text } = words.value;
  const [state, setState] = useState<State>('idle');
  const search = useRef<PuzzleSearch | null>(null);
  useEffect(() => () => search.current?.end(), []);

  const look = () => {
    const read = readTranscript(opened.raw);
    if (!read.ok) return;
    setState({ done: 0 });
    const { source } = read.value;
    search.current = searchInWorker({ of: 'match', game: opened.replayed.id, source }, (done) => setState({ done }));
    search.current.found.then(
      (puzzles) => {
        storePuzzles(puzzles, { day: null, match });
        setState({ found: puzzles.length });
      },
      () => setState('failed'),
    );
  };
  const stop = () => {
    search.current?.end();
    setState('idle');
  };
  const isSearching = typeof state === 'object' && 'done' in state;

  return (
    <div class="stack">
      {isSearching ? (
        <>
          <progress class="find-puzzles__done" max={1} value={state.done} aria-label={text('puzzles.finding')} />
          <button type="button" class="button button--wide" onClick={stop}>
            {text('puzzles.stop')}
          </button>
        </>
      ) : (
        <button type="button" class="button button--wide" onClick={look}>
          {text('puzzles.find')}
        </button>
      )}
      <p class="field__hint" role="status">
        {state === 'idle' && text('puzzles.findHint')}
        {isSearching && text('puzzles.finding')}
        {state === 'failed' && text('after.failed')}
        {typeof state === 'object' &&
          'found' in state &&
          (state.found === 0 ? text('puzzles.foundNone') : text('puzzles.found', { count: state.found }))}
      </p>
      {typeof state === 'object' && 'found' in state && state.found > 0 && (
        <PageLink to={{ page: 'puzzles', puzzle: null }} class="button button--wide">
          {text('puzzles.toAll')}
        </PageLink>
      )}
    </div>
  );
}
