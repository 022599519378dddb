import { useEffect, useState } from 'preact/hooks';
import { puzzleOfDay, type StoredPuzzle, storePuzzles } from '../../local-storage/puzzles.ts';
import { dailySeed } from '../../net/api.ts';
import { searchInWorker } from '../../puzzles/search-in-worker.ts';

/** The puzzle of the day, or how far it is: asked for, being made here, not to be had. */
export type Daily = StoredPuzzle | 'asking' | { readonly done: number } | 'failed';

/** Asks the server for the day's seed and makes its puzzle, once a day. `again`: a number that changes asks once more. */
export function useDailyPuzzle(again: number): Daily {
  const [daily, setDaily] = useState<Daily>('asking');
  useEffect(() => {
    let end = (): void => undefined;
    let wanted = true;
    void dailySeed().then((answer) => {
      if (!wanted) return;
      if (!answer.ok) return setDaily('failed');
      const { day, seed } = answer.value;
      const known = puzzleOfDay(day);
      if (known !== undefined) return setDaily(known);
      setDaily({ done: 0 });
      const search = searchInWorker({ of: 'day', day, seed }, (done) => setDaily({ done }));
      end = search.end;
      search.found.then(
        (puzzles) => {
          storePuzzles(puzzles, { day, match: null });
          setDaily(puzzleOfDay(day) ?? 'failed');
        },
        () => setDaily('failed'),
      );
    });
    return () => {
      wanted = false;
      end();
    };
  }, [again]);
  return daily;
}
