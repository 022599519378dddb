import { readTranscript } from '@boomtown/game-core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { storePuzzles } from '../../local-storage/puzzles.ts';
import { type PuzzleSearch, searchInWorker } from '../../puzzles/search-in-worker.ts';
import type { Opened } from '../../replay/open-transcript.ts';
import { PageLink } from '../../shell/page-link.tsx';

type State = 'idle' | 'searching' | 'failed' | { readonly found: number };

/** Looks for puzzles in the match, and stores them in this browser. */
export function FindPuzzles({ opened }: { readonly opened: Opened }) {
  const { text } = words.value;
  const [state, setState] = useState<State>('idle');
  const search = useRef<PuzzleSearch | null>(null);
  useEffect(() => () => search.current?.end(), []);

  const look = () => {
    const read = readTranscript(opened.raw);
    if (!read.ok) return;
    setState('searching');
    search.current = searchInWorker({ of: 'match', game: opened.replayed.id, source: read.value.source });
    search.current.found.then(
      (puzzles) => {
        storePuzzles(puzzles, null);
        setState({ found: puzzles.length });
      },
      () => setState('failed'),
    );
  };

  return (
    <div class="stack">
      <button type="button" class="button button--wide" disabled={state === 'searching'} onClick={look}>
        {text('puzzles.find')}
      </button>
      <p class="field__hint" role="status">
        {state === 'idle' && text('puzzles.findHint')}
        {state === 'searching' && text('puzzles.finding')}
        {state === 'failed' && text('after.failed')}
        {typeof state === 'object' &&
          (state.found === 0 ? text('puzzles.foundNone') : text('puzzles.found', { count: state.found }))}
      </p>
      {typeof state === 'object' && state.found > 0 && (
        <PageLink to={{ page: 'puzzles', puzzle: null }} class="button button--wide">
          {text('puzzles.toAll')}
        </PageLink>
      )}
    </div>
  );
}
