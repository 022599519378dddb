import type { TableConnection, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { useGame } from '../../games/use-game.ts';
import { LostPart } from '../lost-part.tsx';
import { useBestShown } from '../replay/use-best-shown.ts';
import { BoardHost, type BoardScene } from '../table/board-host.tsx';
import { replacedSeats } from '../table/bot-news.ts';
import { Emblem } from '../table/emblem.tsx';
import { EndWords } from '../table/final-scores.tsx';
import { createMatchLog, type MatchLog } from '../table/match-log.ts';
import { pacedSnapshot } from '../table/paced-snapshot.ts';
import { Players } from '../table/players.tsx';
import { RoundNotice } from '../table/round-notice.tsx';
import { SeriesScore } from '../table/series-score.tsx';
import type { AnyTelling } from '../table/telling.ts';
import { useSounds } from '../table/use-sounds.ts';
import { WinnerMoment } from '../table/winner-moment.tsx';
import { endingText } from '../table/winner-words.ts';
import { NextTable } from './next-table.tsx';
import { SilentNotice } from './silent-notice.tsx';
import { TvLog } from './tv-log.tsx';
import { usePointed } from './use-pointed.ts';
import type { ScreenTable } from './use-screen.ts';

interface TvPlayProps {
  readonly game: GameId;
  readonly table: TableView;
  readonly connection: TableConnection;
  /** Has a seat admitted it? Else it watches as anybody may, perhaps late. */
  readonly isScreen: boolean;
  /** Another table was brought to this screen. */
  readonly onBrought: (table: ScreenTable) => void;
}

/** Rows of a bill in letters of full size. */
const SHORT_BILL = 6;
/** Up to this many rows there is room for the emblems of those who won. */
const MODEST_BILL = 8;
/** Letters of a row's label that have room there. */
const SHORT_LABEL = 40;

/** How long the last position is seen before the result. */
const LAST_LOOK_MS = 8_000;

/** A match on a big screen: what all may know of it, and nothing to touch. */
export function TvPlay({ game: id, table, connection, isScreen, onBrought }: TvPlayProps) {
  const { text } = words.value;
  const game = useGame(id);
  const latest = connection.snapshot.value;
  const pace = useMemo(pacedSnapshot, []);
  /** Where the table stands as far as the picture has shown it: all words are of this. */
  const snapshot = latest === null ? null : pace.of(latest);
  const [log, setLog] = useState<MatchLog | null>(null);
  const scene = useRef<BoardScene | null>(null);
  const latestLog = useRef(log);
  latestLog.current = log;
  const people = useMemo(
    () => table.seats.map(({ seat, name }) => ({ seat, name })),
    [table.seats.map(({ name }) => name).join('\n')],
  );
  /** The step that the table was at when it was first seen here. */
  const opened = useRef<number | null>(null);
  if (latest !== null) opened.current ??= latest.step;
  useEffect(() => {
    const keeper = createMatchLog(connection, wireOf(id));
    setLog(keeper);
    return () => keeper.stop();
  }, [connection]);
  const logged = log?.steps.value;
  useEffect(() => {
    if (logged !== undefined) scene.current?.recall?.(logged);
  }, [logged]);
  const past = useMemo(() => (logged ?? []).flatMap(({ events }) => events), [logged]);
  /** Was the match seen here before it ended? */
  const wasPlaying = useRef(false);
  const here = game === null || game === 'lost' ? null : game;
  useSounds(here, latest, table.stage === 'over');
  const pointed = usePointed(connection, here, snapshot === latest ? latest : null, people);
  const shownPointed = useBestShown(pointed, false);

  /** Who saw the match end looks at the last position for a while, before the result takes its place. */
  const isOver = table.stage === 'over' && snapshot !== null && snapshot === latest;
  const [hasLooked, look] = useState(table.stage === 'over');
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => look(true), LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  if (game === 'lost') return <LostPart class="tv__plain stack" />;
  if (here === null || latest === null || snapshot === null) {
    return (
      <p class="tv__plain" role="status">
        {text('app.loading')}
      </p>
    );
  }
  const ended = table.ending !== null;
  const over = isOver && hasLooked;
  if (table.stage === 'playing') wasPlaying.current = true;
  const fresh = isOver && wasPlaying.current;
  const winners = table.ending?.winners ?? here.rules.outcome(snapshot.view)?.winners ?? [];
  const telling = { words: words.value, people, view: snapshot.view };
  const turn = ended ? [] : here.rules.actors(snapshot.view);
  const bill = over && here.rules.outcome(snapshot.view) !== null ? here.explainScores(telling) : [];
  const hasLongBill = bill.length > SHORT_BILL || bill.some(({ label }) => label.length > SHORT_LABEL);
  const isLate = table.stage === 'playing' && table.terms.watchDelay > 0 && (!isScreen || table.screens === 0);
  return (
    <div
      class={`tv-play table table--${id}${over ? ' tv-play--over' : ''}${hasLongBill ? ' tv-play--bill' : ''}`}
      data-step={snapshot.step}
    >
      <div class="table__board">
        <h1 class="unseen">{text('waiting.watched', { game: gameName(id) })}</h1>
        <p class="headline" role="status">
          {pointed !== null ? (
            <span class="tv-pointed">{pointed.said}</span>
          ) : table.ending === null ? (
            here.headline(telling, null)
          ) : (
            endingText(table.ending, people, null)
          )}
        </p>
        <div class="board">
          <BoardHost
            key={ended ? `${id} ended` : id}
            game={here}
            snapshot={latest}
            people={people}
            acting={null}
            ended={ended}
            far
            onConsider={nothing}
            onReached={pace.reached}
            onShown={shownPointed.again}
            onScene={(mounted) => {
              scene.current = mounted;
              shownPointed.within(mounted);
              if (mounted === null) pace.left();
              mounted?.recall?.(latestLog.current?.steps.value ?? []);
            }}
          />
          {log !== null && !over && (
            <RoundNotice game={here} telling={telling} log={log} opened={opened.current ?? 0} />
          )}
          {fresh && <WinnerMoment game={here} telling={telling} winners={winners} reader={null} />}
        </div>
        {here.SidePanel !== undefined && !over && (
          <here.SidePanel
            telling={telling}
            snapshot={snapshot}
            handsOff
            ended={ended}
            busy={false}
            lit={pointed?.places ?? []}
            past={past}
            submit={refused}
            consider={nothing}
          />
        )}
      </div>
      {over ? (
        <TvEnd game={here} telling={telling} table={table} winners={winners} rows={bill.length} fresh={fresh}>
          {isScreen && <NextTable onBrought={onBrought} />}
        </TvEnd>
      ) : (
        <>
          <aside class="table__side">
            <Players
              game={here}
              telling={telling}
              table={table}
              mine={[]}
              turn={turn}
              clockAhead={connection.clockAhead.value}
              live={connection.link.value.kind === 'live'}
              replaced={replacedSeats(logged ?? [])}
            />
            {isLate && <p class="tv-play__late">{text('guests.late', { count: table.terms.watchDelay })}</p>}
          </aside>
          {log !== null && <TvLog game={here} telling={telling} log={log} until={snapshot.step} />}
          {isScreen && <SilentNotice />}
        </>
      )}
    </div>
  );
}

function nothing(): void {}

/** Nothing can be touched that would ask for it. */
async function refused(): Promise<null> {
  return null;
}

interface TvEndProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly table: TableView;
  readonly winners: readonly Seat[];
  /** How many rows the bill has. */
  readonly rows: number;
  /** Did it end just now, before the eyes of those who watch? */
  readonly fresh: boolean;
  readonly children: ComponentChildren;
}

/** Who won and by what, as large as there is room. */
function TvEnd({ game, telling, table, winners, rows, fresh, children }: TvEndProps) {
  const outcome = game.rules.outcome(telling.view);
  return (
    <section class="tv-end">
      {game.Celebration !== undefined ? (
        <game.Celebration telling={telling} winners={winners} />
      ) : (
        rows <= MODEST_BILL && (
          <p class="tv-end__emblems">
            {winners.map((seat) => (
              <Emblem key={seat} emblem={game.seatPanel(seat, telling).emblem} />
            ))}
          </p>
        )
      )}
      <EndWords game={game} telling={telling} outcome={outcome} ending={table.ending} reader={null} fresh={fresh} />
      <SeriesScore seats={table.seats} winners={winners} />
      {children}
    </section>
  );
}
