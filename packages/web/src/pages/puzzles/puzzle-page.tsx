import { seatOf } from '@boomtown/client';
import { isGameId } from '@boomtown/registry/ids';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useMemo, useState } from 'preact/hooks';
import { usePageTitle } from '../../app/title.ts';
import { words } from '../../app/words.ts';
import { useGame } from '../../games/use-game.ts';
import { keyOfPuzzle, type StoredPuzzle, storeAnswer } from '../../local-storage/puzzles.ts';
import { seatName } from '../../replay/seat-name.ts';
import { Page } from '../../shell/page.tsx';
import { LostPage } from '../lost-page.tsx';
import { shownAction, useBestShown } from '../replay/use-best-shown.ts';
import { BoardHost } from '../table/board-host.tsx';
import { DescribedBoardTable } from '../table/described-board-table.tsx';
import { localTable } from '../table/local-table.ts';
import { Players } from '../table/players.tsx';
import { type SheetName, SheetTabs } from '../table/sheet-tabs.tsx';
import { PuzzleBar } from './puzzle-bar.tsx';
import { PuzzleChoices } from './puzzle-choices.tsx';
import { puzzleQuestion } from './puzzle-question.ts';
import { puzzleTitle } from './puzzle-title.ts';

/** One puzzle: the position as its seat saw it, and the actions to choose from. */
export function PuzzlePage({ stored }: { readonly stored: StoredPuzzle }) {
  const { text } = words.value;
  const { puzzle } = stored;
  const game = useGame(isGameId(puzzle.game) ? puzzle.game : null);
  if (game === 'lost') return <LostPage />;
  if (game !== null && game.rules.info.version === puzzle.version) return <PuzzleTable stored={stored} game={game} />;
  return (
    <Page title={text('puzzles.title')} class="puzzles">
      <h1>{text('puzzles.title')}</h1>
      {/* A game that this build has no more, or whose rules have changed. */}
      <p role="status">{text(game === null && isGameId(puzzle.game) ? 'app.loading' : 'puzzles.otherRules')}</p>
    </Page>
  );
}

interface PuzzleTableProps {
  readonly stored: StoredPuzzle;
  readonly game: AnyGameModule;
}

function PuzzleTable({ stored, game }: PuzzleTableProps) {
  const { text } = words.value;
  const { puzzle } = stored;
  const id = puzzle.game;
  const [answer, setAnswer] = useState(stored.answer);
  /** The choice that is shown on the board. */
  const [looked, look] = useState<number | null>(answer === null ? null : puzzle.best);
  const [sheet, openSheet] = useState<SheetName | null>('moves');
  const people = useMemo(
    () =>
      Array.from({ length: puzzle.seats }, (_, seat) => ({
        seat,
        name: stored.match?.names[seat] ?? seatName(seat, words.value),
      })),
    [words.value, stored],
  );
  const snapshot = useMemo(
    () => ({ step: puzzle.step, view: puzzle.view, you: [{ seat: puzzle.seat, view: puzzle.own }], events: [] }),
    [puzzle],
  );
  const telling = { words: words.value, people, view: puzzle.view, own: snapshot.you };
  const action = looked === null ? undefined : puzzle.choices[looked]?.action;
  const shown = action === undefined ? null : shownAction(game, telling, action, puzzle.seat);
  const shownBest = useBestShown(shown, false);
  const title = text('puzzles.of', { game: puzzleTitle(stored, words.value) });
  usePageTitle(title);
  const question = puzzleQuestion(stored, game.seatPanel(puzzle.seat, telling).side, words.value);

  return (
    <div class={`table puzzle table--${id}`} data-sheet={sheet ?? 'none'}>
      <PuzzleBar id={id} />
      <main class="table__board" aria-label={text('table.board')}>
        <h1 class="unseen">{title}</h1>
        <p class="headline">{question}</p>
        <div class="board">
          <BoardHost
            game={game}
            snapshot={snapshot}
            people={people}
            acting={null}
            onConsider={() => {}}
            onScene={shownBest.within}
            onShown={shownBest.again}
          />
        </div>
        {game.SidePanel !== undefined && (
          <game.SidePanel
            telling={telling}
            snapshot={snapshot}
            busy={false}
            handsOff={true}
            lit={shown?.places ?? []}
            submit={() => Promise.resolve(null)}
            consider={() => {}}
          />
        )}
        <DescribedBoardTable board={game.describe(telling)} />
      </main>
      <aside class="table__side" aria-label={text('table.side')}>
        <Players
          game={game}
          telling={telling}
          table={localTable(
            puzzle.step,
            people.map(({ seat, name }) => seatOf(seat, name)),
          )}
          mine={[puzzle.seat]}
          turn={[puzzle.seat]}
          clockAhead={null}
        />
        <section class="sheet sheet--moves" aria-labelledby="moves-title">
          <PuzzleChoices
            game={game}
            telling={telling}
            puzzle={puzzle}
            answer={answer}
            looked={looked}
            onLook={look}
            onAnswer={(choice) => {
              storeAnswer(keyOfPuzzle(puzzle), choice);
              setAnswer(choice);
              look(puzzle.best);
            }}
          />
        </section>
      </aside>
      <SheetTabs open={sheet} onOpen={openSheet} log={false} first={{ label: text('puzzles.choices'), icon: 'hand' }} />
    </div>
  );
}
