import { seatOf, systemClock } from '@boomtown/client';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePageTitle } from '../../app/title.ts';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { useGame } from '../../games/use-game.ts';
import { seedIn } from '../../replay/local-evidence.ts';
import { botsOf, isUnfinished, namesOf, type Opened, peopleAt } from '../../replay/open-transcript.ts';
import { createPlayback } from '../../replay/playback.ts';
import { type Perspective, snapshotAt, snapshotsOf, turnsOf } from '../../replay/replay-positions.ts';
import { seatName } from '../../replay/seat-name.ts';
import { LostPart } from '../lost-part.tsx';
import { BoardHost, type BoardScene } from '../table/board-host.tsx';
import { DescribedBoardTable } from '../table/described-board-table.tsx';
import { localTable } from '../table/local-table.ts';
import { Players } from '../table/players.tsx';
import { type SheetName, SheetTabs } from '../table/sheet-tabs.tsx';
import { endingText } from '../table/winner-words.ts';
import { AnalysisCurve } from './analysis-curve.tsx';
import { AnalysisNotes } from './analysis-notes.tsx';
import { stepWords } from './analysis-words.ts';
import { ChanceCurve } from './chance-curve.tsx';
import { ChanceNotes } from './chance-notes.tsx';
import { FindPuzzles } from './find-puzzles.tsx';
import { MatchSheet } from './match-sheet.tsx';
import { mayPlayOn, PlayOn } from './play-on.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { linesOf, ReplayLog } from './replay-log.tsx';
import { Transport } from './transport.tsx';
import { bestAt, betterAt, useBestShown } from './use-best-shown.ts';
import { useJudgements } from './use-judgements.ts';
import { usePlaybackKeys } from './use-playback-keys.ts';
import { useReport } from './use-report.ts';

interface ReplayTableProps {
  readonly opened: Opened;
  /** The code of the table that the match comes from; `null` for a file. */
  readonly table: string | null;
  /** Does another file hover over the page? */
  readonly hovers: boolean;
  readonly onFile: (file: File) => void;
}

/** A finished match in its own picture: to run, to step through, and to see through that person's eyes. */
export function ReplayTable({ opened, table, hovers, onFile }: ReplayTableProps) {
  const { text, list } = words.value;
  const { replayed } = opened;
  const names = useMemo(() => namesOf(opened, (seat) => seatName(seat, words.value)), [opened, words.value]);
  const sitting = useMemo(() => peopleAt(opened, (seat) => seatName(seat, words.value)), [opened, words.value]);
  const loaded = useGame(replayed.id);
  const game = loaded === null || loaded === 'lost' ? null : loaded;
  const [perspective, setPerspective] = useState<Perspective>(replayed.rules.info.hidden ? 'open' : 0);
  const turns = useMemo(() => turnsOf(replayed.positions), [replayed]);
  const playback = useMemo(() => createPlayback(replayed.positions.length - 1, turns, systemClock.after), [replayed]);
  const step = playback.step.value;
  const snapshots = useMemo(() => snapshotsOf(replayed, perspective), [replayed, perspective]);
  const snapshot = useMemo(() => snapshotAt(snapshots, step), [snapshots, step]);
  const last = replayed.positions.length - 1;
  const bots = botsOf(opened);
  /** Who sat there at this step. */
  const people = sitting(step);
  const telling = { words: words.value, people, view: snapshot.view, own: snapshot.you };
  /** How the table says that it ended, once that is shown. */
  const ending = step === last && opened.checked.ok ? opened.checked.verified.ending : null;
  const lines = useMemo(
    () => (game === null ? [] : linesOf(game, replayed, perspective, sitting, words.value)),
    [game, replayed, perspective, sitting, words.value],
  );
  const { judged, state: judging } = useJudgements(replayed);
  const analysed = game === null || judging === 'off' ? null : { game, replayed, judged, people, words: words.value };
  const { report, state: studying } = useReport(opened, perspective);
  const studied = game === null || report === null ? null : { report, game, replayed, people, words: words.value };
  const [sheet, openSheet] = useState<SheetName | null>(opened.checked.ok ? null : 'moves');
  const [lit, setLit] = useState<readonly PlaceKey[]>([]);
  const [scene, setScene] = useState<BoardScene | null>(null);
  const [showsBest, showBest] = useState(true);
  // While the replay runs, what might have been would cover what is.
  const isShown = showsBest && !playback.running.value;
  const better = game === null || !isShown ? null : betterAt(game, telling, report, step);
  const best = better ?? (game === null || !isShown ? null : bestAt(game, telling, judged, step));
  const shownBest = useBestShown(best, lit.length > 0);
  const from = opened.checked.ok ? opened.checked.verified.continued : null;
  const title = text('replay.of', { game: gameName(replayed.id) });

  usePageTitle(title);
  usePlaybackKeys(playback);
  useEffect(() => () => playback.stop(), [playback]);
  const light = (places: readonly PlaceKey[]) => {
    scene?.light(places);
    setLit(places);
    // What was lit before is lit again.
    if (places.length === 0) shownBest.again();
  };
  const seen = lines[step]?.sentences.map((line) => line.text) ?? [];
  // While it is still being worked out, each better judgement would be read aloud again.
  const thought = analysed !== null && judging === 'done' ? stepWords(analysed, step) : [];
  return (
    <div
      class={`table replay table--${replayed.id}${analysed === null && studying === 'off' ? '' : ' replay--analysed'}`}
      data-sheet={sheet ?? 'none'}
    >
      <ReplayBar id={replayed.id} people={list(names)} from={from} onFile={onFile} />
      <main class="table__board" aria-label={text('table.board')}>
        <h1 class="unseen">{text('replay.heading', { game: gameName(replayed.id), people: list(names) })}</h1>
        <p class="headline">
          {game === null
            ? text('app.loading')
            : ending === null
              ? game.headline(telling, null)
              : endingText(ending, people, null)}
        </p>
        <div class="board">
          {game !== null && (
            <BoardHost
              key={`${replayed.id} ${perspective}`}
              game={game}
              snapshot={snapshot}
              people={people}
              acting={null}
              onConsider={() => {}}
              onScene={(mounted) => {
                setScene(mounted);
                shownBest.within(mounted);
              }}
              onShown={shownBest.again}
            />
          )}
          {/* What lies on no place of the picture is at least said there. */}
          {better !== null && (
            <div class="board__messages">
              <p class="board__better">{text('after.better-here', { action: better.text })}</p>
            </div>
          )}
          {loaded === 'lost' && <LostPart />}
        </div>
        {game?.SidePanel !== undefined && (
          <game.SidePanel
            key={perspective}
            telling={telling}
            snapshot={snapshot}
            busy={false}
            handsOff={true}
            lit={lit.length > 0 ? lit : (best?.places ?? [])}
            submit={() => Promise.resolve(null)}
            consider={() => {}}
          />
        )}
        {game !== null && <DescribedBoardTable board={game.describe(telling)} />}
      </main>
      <Transport playback={playback} last={last} turns={turns}>
        {analysed !== null && <AnalysisCurve analysed={analysed} playback={playback} />}
        {studied !== null && <ChanceCurve studied={studied} playback={playback} />}
      </Transport>
      <p class="unseen" role="status">
        {[text('replay.at', { step, last }), ...seen, ...thought].join(' ')}
      </p>
      {game !== null && (
        <aside class="table__side" aria-label={text('replay.side')}>
          <Players
            game={game}
            telling={telling}
            table={localTable(
              last,
              people.map(({ name }, seat) => ({ ...seatOf(seat, name), bot: bots[seat] ?? '' })),
            )}
            mine={[]}
            turn={ending === null ? game.rules.actors(snapshot.view) : []}
            clockAhead={null}
            lit={lit}
          />
          <section class="sheet sheet--moves" aria-labelledby="match-title">
            <MatchSheet
              opened={opened}
              table={table}
              names={names}
              game={game}
              telling={telling}
              ended={step === last}
              perspective={perspective}
              onPerspective={setPerspective}
            >
              {analysed !== null && (
                <AnalysisNotes
                  analysed={analysed}
                  state={judging}
                  playback={playback}
                  unfinished={isUnfinished(opened)}
                  showsBest={showsBest}
                  onShowBest={showBest}
                />
              )}
              {studied !== null && studying !== 'off' && (
                <ChanceNotes
                  studied={studied}
                  state={studying}
                  playback={playback}
                  showsBetter={showsBest}
                  onShowBetter={showBest}
                />
              )}
              {opened.checked.ok && replayed.rules.outcome(snapshotAt(snapshots, last).view) !== null && (
                <FindPuzzles opened={opened} match={{ names, table, sign: signOf(opened) }} />
              )}
              {mayPlayOn(opened, step) && <PlayOn opened={opened} table={table} names={names} step={step} />}
            </MatchSheet>
          </section>
          <section class="sheet sheet--log" aria-labelledby="log-title">
            <ReplayLog lines={lines} step={step} onStep={playback.go} onLight={light} />
          </section>
        </aside>
      )}
      <SheetTabs open={sheet} onOpen={openSheet} first={{ label: text('replay.match'), icon: 'eye' }} />
      {hovers && (
        <p class="drop-veil" role="status">
          {text('replay.letGo')}
        </p>
      )}
    </div>
  );
}

/** Enough of the seed to tell matches apart. */
function signOf(opened: Opened): string {
  return seedIn(opened).slice(0, 4);
}
