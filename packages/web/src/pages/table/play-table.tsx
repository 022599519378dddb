import type { TableConnection, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import type { GameId } from '@boomtown/wire/browser';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePageTitle } from '../../app/title.ts';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { useGame } from '../../games/use-game.ts';
import { settings } from '../../local-storage/settings.ts';
import { useMedia } from '../../shell/use-media.ts';
import { LostPart } from '../lost-part.tsx';
import { BoardHost, type BoardScene, type RefusedThere } from './board-host.tsx';
import { BoardMessages, type Considered } from './board-messages.tsx';
import { ChatAnnouncer } from './chat/chat-announcer.tsx';
import type { ChatSession } from './chat/chat-session.ts';
import type { Aside } from './chat/side-tabs.tsx';
import { ComingSide } from './coming-side.tsx';
import { DescribedBoardTable } from './described-board-table.tsx';
import type { GoingOn } from './goes-on.tsx';
import type { Sharing } from './hot-seat-bar.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { lastMoveText } from './log-lines.ts';
import { createMatchLog, type MatchLog } from './match-log.ts';
import { OnlyMove } from './only-move.tsx';
import { pacedSnapshot } from './paced-snapshot.ts';
import { RoundNotice } from './round-notice.tsx';
import { RulesDrawer } from './rules-drawer.tsx';
import type { SeatOffer } from './seat-offer.ts';
import { type SheetName, SheetTabs } from './sheet-tabs.tsx';
import { TableBar } from './table-bar.tsx';
import { TableSay } from './table-say.tsx';
import { TableSide } from './table-side.tsx';
import { type AnyAction, useActing } from './use-acting.ts';
import { useFocusHome } from './use-focus-home.ts';
import { useLitFromLog } from './use-lit-from-log.ts';
import type { OwnName } from './use-own-name.ts';
import { usePointing } from './use-pointing.ts';
import { usePush } from './use-push.ts';
import { useReadLog } from './use-read-log.ts';
import { useSounds } from './use-sounds.ts';
import { useTurnNotice } from './use-turn-notice.ts';
import { showsChances } from './watched-chances.tsx';
import { MOMENT_MS, WinnerMoment } from './winner-moment.tsx';
import { endingText, readerOf } from './winner-words.ts';

export interface PlayTableProps {
  readonly code: string;
  readonly id: GameId;
  readonly table: TableView;
  /** The seats that this browser holds; none: it watches. */
  readonly mine: readonly Seat[];
  readonly connection: TableConnection;
  /** Did rules code fail here? The match stands still then. */
  readonly faulty: boolean;
  /** The code of the rematch, if there is one. */
  readonly next: string | null;
  /** Who said no to the last ask for a takeback: the seat, and the step at which that was. */
  readonly refusedTakeback: { readonly by: Seat; readonly step: number } | null;
  /** Who wanted no bot to play for whom, if that was the last answer. */
  readonly refusedVote: { readonly seat: Seat; readonly by: Seat } | null;
  /** Codes for seats that a new player may have, which this browser may give away. */
  readonly offers: readonly SeatOffer[];
  readonly chat: ChatSession;
  /** What the spectator here is called; `null` for players. */
  readonly ownName: OwnName | null;
  readonly notice: ComponentChildren;
  /** Where another player goes on with the match, after its end. */
  readonly goingOn: GoingOn | null;
  /** Of a device that several people share: `mine` are those of them who may see this page then, the holder first. */
  readonly sharing?: Sharing;
}

/** Do moves, log and chat slide over the board as sheets? As `sheets.css` has it. */
const NARROW = '(max-width: 60rem)';

/** The table while a game runs and after it: the board is the page, everything else stands round it. */
export function PlayTable(props: PlayTableProps) {
  const { code, id, table, mine, connection, faulty, chat, notice, sharing } = props;
  const { text } = words.value;
  const game = useGame(id);
  const latest = connection.snapshot.value;
  const pace = useMemo(pacedSnapshot, []);
  /** Where the table stands as far as the picture has shown it: all words are of this. */
  const snapshot = latest === null ? null : pace.of(latest);
  const behind = snapshot !== latest;
  const [considered, setConsidered] = useState<Considered | null>(null);
  const [refusedThere, setRefusedThere] = useState<RefusedThere | null>(null);
  const [lit, setLit] = useState<readonly PlaceKey[]>([]);
  const [sheet, openSheet] = useState<SheetName | null>(null);
  const [aside, showAside] = useState<Aside>('log');
  const [leaving, leave] = useState(false);
  const [log, setLog] = useState<MatchLog | null>(null);
  const scene = useRef<BoardScene | null>(null);
  const main = useRef<HTMLElement>(null);
  const moves = useRef<HTMLElement>(null);
  useFocusHome([moves, main]);
  const people = useMemo(
    () => table.seats.map(({ seat, name }) => ({ seat, name })),
    [table.seats.map(({ name }) => name).join('\n')],
  );
  /** The step that the table was at when it was first seen here. */
  const opened = useRef<number | null>(null);
  if (latest !== null) opened.current ??= latest.step;
  const here = game === null || game === 'lost' ? null : game;
  const isComing = game === null || (here !== null && snapshot === null);
  const acting = useActing(connection);
  const ended = table.ending !== null;
  const turnSeats = here === null || snapshot === null || ended ? [] : here.rules.actors(snapshot.view);
  const isMyTurn = table.stage === 'playing' && mine.some((seat) => turnSeats.includes(seat));
  const mySeat = mine.find((seat) => turnSeats.includes(seat)) ?? mine[0] ?? null;
  const over = table.stage === 'over' && !behind;
  const reader = readerOf(mine, sharing !== undefined);
  const isHand = settings.value.hand && table.screens > 0 && mine.length > 0 && sharing === undefined && !over;

  useEffect(() => {
    const keeper = createMatchLog(connection, wireOf(id));
    setLog(keeper);
    return () => keeper.stop();
  }, [connection]);
  const latestLog = useRef(log);
  latestLog.current = log;
  const logged = log?.steps.value;
  useEffect(() => {
    if (logged !== undefined) scene.current?.recall?.(logged);
  }, [logged]);
  const isPointing = settings.value.point && table.screens > 0 && isMyTurn && !behind;
  const point = usePointing({ connection, game: here, snapshot, seat: isPointing ? mySeat : null });
  const consider = (action: AnyAction | null) => {
    scene.current?.consider(action);
    point(action);
  };
  const asked = acting.asked.value;
  useEffect(() => consider(asked?.action ?? null), [asked]);
  const isNarrow = useMedia(NARROW);
  const { seen, hasNew } = useReadLog(snapshot?.step ?? 0, (isNarrow ? sheet : aside) === 'log');
  const title = text('table.pageTitle', { game: gameName(id), code });
  useTurnNotice(snapshot === null || here === null ? null : isMyTurn, { title: text('table.yourTurn'), body: title });
  usePush(code, mine);
  useSounds(here, latest, table.stage === 'over');
  usePageTitle(isMyTurn ? text('table.yourTurn') : title);
  /** Was the match seen going on here? Then its end is news. */
  const wasPlaying = useRef(false);
  wasPlaying.current ||= table.stage !== 'over';
  const fresh = over && wasPlaying.current;
  useEffect(() => {
    if (!over) return;
    // On a narrow screen the result would hide the moment.
    const timer = setTimeout(() => openSheet('moves'), fresh ? MOMENT_MS : 0);
    return () => clearTimeout(timer);
  }, [over]);
  // There it is said where it goes on.
  useEffect(() => {
    if (over && props.goingOn !== null) openSheet('moves');
  }, [over, props.goingOn]);

  const isUpright = useMedia('(orientation: portrait)');
  useEffect(() => {
    // Sideways the moves lie over the board: while others move, it is seen.
    if (isHand) openSheet(isUpright || isMyTurn ? 'moves' : null);
  }, [isHand, isMyTurn, isUpright]);

  const shownStep = snapshot?.step;
  useEffect(() => {
    if (shownStep !== undefined) sharing?.device.shownUpTo(shownStep);
  }, [shownStep]);

  const past = useMemo(() => (logged ?? []).flatMap(({ events }) => events), [logged]);
  const light = (places: readonly PlaceKey[]) => {
    scene.current?.light(places);
    setLit(places);
  };
  const fromLog = useLitFromLog(isNarrow && sheet !== null, light, () => openSheet(null));
  const telling = here === null || snapshot === null ? null : { words: words.value, people, view: snapshot.view };

  const headline =
    here === null || telling === null
      ? text('app.loading')
      : table.ending === null
        ? here.headline(telling, over ? reader : mySeat)
        : endingText(table.ending, people, reader);
  const lastMove =
    table.asks === null || here === null || telling === null ? '' : lastMoveText(logged ?? [], here, telling);

  return (
    <div
      class={`table table--${id}${isMyTurn ? ' table--my-turn' : ''}${isHand ? ' table--hand' : ''}${isHand && here?.SidePanel !== undefined ? ' table--hand-panel' : ''}`}
      data-sheet={sheet ?? 'none'}
      data-aside={aside}
    >
      <TableBar
        code={code}
        id={id}
        table={table}
        rulesNow={here === null || telling === null ? '' : (here.ruleNow?.(telling.view) ?? '')}
        watching={mine.length === 0}
        ownName={props.ownName}
        onLeave={!over && mine.some((seat) => table.seats[seat]?.resigned === false) ? () => leave(true) : null}
      />
      {leaving && (
        <LeaveDialog
          game={id}
          table={table}
          mine={mine}
          shared={sharing !== undefined}
          connection={connection}
          onClose={() => leave(false)}
        />
      )}
      {notice}
      <ChatAnnouncer chat={chat} people={people} />
      <main class="table__board" aria-label={text('table.board')} ref={main} tabIndex={-1}>
        <h1 class="unseen">{text('table.heading', { game: gameName(id), code })}</h1>
        <TableSay {...props} headline={headline} turn={turnSeats} isMyTurn={isMyTurn} over={over} lastMove={lastMove}>
          {here !== null && telling !== null && snapshot !== null && (
            <OnlyMove
              game={here}
              telling={telling}
              snapshot={snapshot}
              seat={isMyTurn && !behind && sharing === undefined && table.asks === null ? mySeat : null}
              acting={acting}
            />
          )}
        </TableSay>
        <div class="board">
          {here !== null && latest !== null && (
            <BoardHost
              // Nothing is offered on the board of a match that a person ended by giving up.
              key={ended ? `${id} ended` : id}
              game={here}
              snapshot={latest}
              people={people}
              acting={ended ? null : acting}
              ended={ended}
              onConsider={(action, asks) => {
                setConsidered(action === null ? null : { action, asks });
                point(action);
              }}
              onReached={pace.reached}
              onRefused={setRefusedThere}
              onScene={(mounted) => {
                scene.current = mounted;
                if (mounted === null) pace.left();
                mounted?.recall?.(latestLog.current?.steps.value ?? []);
              }}
            />
          )}
          {isComing && <div class="board__skeleton skeleton" aria-hidden="true" />}
          {game === 'lost' && <LostPart keeps={() => chat.draft.value.trim() !== ''} />}
          {here !== null && telling !== null && (
            <BoardMessages
              game={here}
              telling={telling}
              acting={acting}
              considered={considered}
              refusedThere={refusedThere}
              onAnswer={(yes) => scene.current?.answer?.(yes)}
              seat={mySeat}
              faulty={faulty}
              onLight={light}
            />
          )}
          {here !== null && telling !== null && fresh && (
            <WinnerMoment
              game={here}
              telling={telling}
              winners={table.ending?.winners ?? here.rules.outcome(telling.view)?.winners ?? []}
              reader={reader}
            />
          )}
          {here !== null && telling !== null && log !== null && (
            <RoundNotice game={here} telling={telling} log={log} opened={opened.current ?? 0} />
          )}
        </div>
        {here?.SidePanel !== undefined && telling !== null && snapshot !== null && (
          <here.SidePanel
            telling={telling}
            snapshot={snapshot}
            handsOff={ended}
            ended={ended}
            busy={acting.sent.value !== null}
            lit={lit}
            past={past}
            submit={acting.offer}
            consider={consider}
          />
        )}
        {here !== null && telling !== null && <DescribedBoardTable board={here.describe(telling)} />}
      </main>
      {here !== null && telling !== null && snapshot !== null && (
        <TableSide
          {...props}
          game={here}
          log={log}
          acting={acting}
          snapshot={snapshot}
          telling={telling}
          turn={turnSeats}
          behind={behind}
          over={over}
          fresh={fresh}
          scene={scene}
          onConsider={consider}
          moves={moves}
          sheet={sheet}
          aside={aside}
          onAside={showAside}
          isNarrow={isNarrow}
          seenLog={seen}
          newInLog={hasNew}
          lit={lit}
          onLight={fromLog.light}
          onShow={isNarrow ? fromLog.show : light}
          onDone={() => {
            if (!isHand) openSheet(null);
          }}
        />
      )}
      {isComing && <ComingSide />}
      {here !== null && <RulesDrawer game={here} />}
      <SheetTabs
        open={sheet}
        onOpen={openSheet}
        unread={chat.unread.value}
        newInLog={hasNew}
        first={firstSheet(
          over,
          mine.length > 0 || sharing !== undefined,
          here !== null && showsChances(table, mine, here),
        )}
      />
    </div>
  );
}

/** After the end the moves give way to the result. Spectators have none, or the chances. */
function firstSheet(over: boolean, plays: boolean, hasChances: boolean) {
  const { text } = words.value;
  if (over) return { label: text('end.title'), icon: 'list' } as const;
  if (hasChances) return { label: text('guests.chancesTab'), icon: 'eye' } as const;
  return plays ? ({ label: text('table.moves'), icon: 'hand' } as const) : null;
}
