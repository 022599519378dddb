import type { TableConnection } from '@boomtown/client';
import type { ApiRefusal } from '@boomtown/client/http';
import type { Seat } from '@boomtown/game-core';
import type { GameId, HeldSeat, Notice, TransferTarget } from '@boomtown/wire/browser';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { warnOnLeaving } from '../../app/warn-on-leaving.ts';
import { words } from '../../app/words.ts';
import { mutedAt, storeMuted } from '../../local-storage/chat.ts';
import type { LostSeat } from '../../local-storage/lost-seats.ts';
import { dropTable, storedTables, storeSeats } from '../../local-storage/seats.ts';
import { isStorageLasting } from '../../local-storage/storage.ts';
import { storedSpectatorName, storeWatching } from '../../local-storage/watching.ts';
import { keepSeats } from '../../net/seat-requests.ts';
import { Countdown, useCountdown } from '../../shell/countdown.tsx';
import { Page } from '../../shell/page.tsx';
import { atProblemPlace } from '../../shell/problem/problem-place.ts';
import { WaysOn } from '../../shell/ways-on.tsx';
import { refusalWords } from '../refusal-words.ts';
import { carryChat, linesBefore } from './chat/carried-chat.ts';
import { mutedAtRematch, muteKey } from './chat/mute-keys.ts';
import { useChat } from './chat/use-chat.ts';
import { dealFairly } from './fair-deal.ts';
import type { GoingOn } from './goes-on.tsx';
import { HotSeatTable } from './hot-seat-table.tsx';
import { LinkNotice } from './link-notice.tsx';
import { PlayTable } from './play-table.tsx';
import type { SeatOffer } from './seat-offer.ts';
import { LostBanner, ServerBanner, WentBackBanner } from './table-banners.tsx';
import { UnrememberedBanner, UnrememberedSeat } from './unremembered-seat.tsx';
import { type ShownConnection, useConnection } from './use-connection.ts';
import { useOwnName } from './use-own-name.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** Refusals after which this browser has nothing at the table any more. */
const GONE: readonly string[] = ['no-such-table', 'not-your-seat'];

/** Refusals that say that all seats of this browser were passed on. */
const PASSED_ON: ReadonlyMap<string, TransferTarget> = new Map([
  ['seat-moved', 'device'],
  ['seat-passed', 'person'],
]);

interface TableRoomProps {
  readonly code: string;
  readonly game: GameId;
  readonly held: readonly HeldSeat[];
  /** Why another seat of this browser is not among these any more, if that happened just now. */
  readonly lost: LostSeat | null;
  /** These seats are this browser's no longer. */
  readonly onLost: (seats: readonly Seat[], why: LostSeat) => void;
  /** Another person of this device sits down; resolves with why not, if that was refused. */
  readonly onAdd: (name: string) => Promise<ApiRefusal | null>;
}

/** A table as those who are at it see it: the waiting room before the start, then the board. */
export function TableRoom(props: TableRoomProps) {
  const { code, game, held } = props;
  /** Did several people play on this device? Then nobody sees what is another's, though one alone is left of them. */
  const shared = useRef(false);
  const shown = useConnection(code, game, held, shared.current || held.length > 1);
  if (shown === null) return <Opening />;
  return <ConnectedRoom {...props} {...shown} shared={shared} />;
}

function ConnectedRoom({
  code,
  game,
  held,
  lost,
  onLost,
  onAdd,
  connection,
  isComplete,
  shared,
}: TableRoomProps & ShownConnection & { readonly shared: { current: boolean } }) {
  const mine = held.map(({ seat }) => seat);
  const chat = useChat(connection, code, mine.length === 0);
  const ownName = useOwnName(connection, code, mine.length === 0);
  const [calledOff, setCalledOff] = useState<readonly string[] | null>(null);
  const [faulty, setFaulty] = useState(false);
  const [refusedTakeback, setRefusedTakeback] = useState<{ readonly by: number; readonly step: number } | null>(null);
  const [refusedVote, setRefusedVote] = useState<{ readonly seat: number; readonly by: number } | null>(null);
  const [offers, setOffers] = useState<readonly SeatOffer[]>([]);
  /** The code of the rematch, once there is one. */
  const [next, setNext] = useState<string | null>(null);
  /** Where another player goes on with this match. */
  const [goingOn, setGoingOn] = useState<GoingOn | null>(null);

  useEffect(() => {
    const hear = (notice: Notice) => {
      if (notice.type === 'called-off') {
        const { seats = [] } = connection.table.value ?? {};
        setCalledOff(seats.filter(({ seat }) => notice.seats.includes(seat)).map(({ name }) => name));
      } else if (notice.type === 'fault') setFaulty(true);
      else if (notice.type === 'takeback-refused') {
        setRefusedTakeback({ by: notice.by, step: connection.table.value?.step ?? 0 });
      } else if (notice.type === 'kicked') {
        if (mine.includes(notice.seat)) onLost([notice.seat], 'kicked');
      } else if (notice.type === 'seat-passed') {
        if (mine.includes(notice.seat)) onLost([notice.seat], notice.heir);
      } else if (notice.type === 'seat-code') {
        setOffers((before) => [...before.filter(({ seat }) => seat !== notice.seat), notice]);
      } else if (notice.type === 'vote-refused') {
        setRefusedVote({ seat: notice.seat, by: notice.by });
      } else if (notice.type === 'goes-on') {
        keepSeats(notice.code, game, code);
        setGoingOn(notice);
      } else if (notice.type === 'rematch') {
        const known = storedTables().some(({ code: kept }) => kept === notice.code);
        if (!known) storeMuted(notice.code, mutedAtRematch(mutedAt(code), connection.table.value?.seats.length ?? 0));
        storeSeats(notice.code, game, notice.seats);
        if (notice.seats.length === 0) storeWatching(notice.code, storedSpectatorName(code));
        // A person who comes back to look at the old table is not carried off a second time.
        if (known) setNext(notice.code);
        else {
          const heard = chat.lines.value.filter(({ by }) => !chat.muted.value.has(muteKey(by)));
          carryChat(notice.code, { draft: chat.draft.value, lines: [...linesBefore(code), ...heard] });
          go({ page: 'table', code: notice.code });
        }
      }
    };
    const stopHearing = connection.onNotice(hear);
    const stopDealing = dealFairly(connection, code, mine);
    return () => {
      stopHearing();
      stopDealing();
    };
  }, [connection]);

  useEffect(
    () => atProblemPlace({ game, table: code, step: () => connection.table.value?.step ?? null }),
    [connection],
  );

  const link = connection.link.value;
  const passedOn = link.kind === 'refused' ? PASSED_ON.get(link.refusal.code) : undefined;
  useEffect(() => {
    if (passedOn !== undefined) onLost(mine, passedOn);
  }, [passedOn]);
  const isGone =
    link.kind === 'gone' || link.kind === 'ended' || (link.kind === 'refused' && GONE.includes(link.refusal.code));
  useEffect(() => {
    if (isGone) dropTable(code);
  }, [isGone]);

  const [isForgetful] = useState(() => !isStorageLasting());
  useEffect(() => {
    if (isForgetful) warnOnLeaving();
  }, []);

  const table = connection.table.value;
  const forgotten = isForgetful ? (table?.seats ?? []).filter(({ seat }) => mine.includes(seat)) : [];
  const wentBack = connection.wentBack.value;
  const notice = (
    <>
      <LinkNotice connection={connection} watching={mine.length === 0} />
      {lost !== null && <LostBanner why={lost} />}
      {wentBack !== null && <WentBackBanner wentBack={wentBack} />}
      {forgotten.length > 0 && table?.stage === 'playing' && (
        <UnrememberedBanner seats={forgotten} connection={connection} />
      )}
      {link.kind === 'live' && table?.unsaved === true && <ServerBanner key="unsaved" state="unsaved" />}
      {link.kind === 'live' && table?.unsaved === false && table.updateComing && (
        <ServerBanner key="updating" state="updating" />
      )}
    </>
  );
  if (table === null) {
    if (link.kind !== 'connecting') return notice;
    return link.why === undefined ? <Opening /> : <KeptWaiting code={code} why={link.why} connection={connection} />;
  }
  if (table.stage === 'waiting' || table.stage === 'dealing') {
    return (
      <WaitingRoom
        code={code}
        game={game}
        table={table}
        mine={mine}
        connection={connection}
        isComplete={isComplete}
        calledOff={calledOff}
        onReady={() => setCalledOff(null)}
        onStandUp={(seat) => onLost([seat], 'given-up')}
        onAdd={onAdd}
        onSit={() => onLost([], 'given-up')}
        chat={chat}
        ownName={ownName}
        notice={notice}
        unremembered={forgotten.length > 0 ? <UnrememberedSeat seats={forgotten} connection={connection} /> : null}
      />
    );
  }
  shared.current ||= mine.length > 1;
  const Table = shared.current ? HotSeatTable : PlayTable;
  return (
    <Table
      // What was told of steps that the server has no more goes with them.
      key={wentBack === null ? 'first' : `back to ${wentBack.to}, without ${wentBack.lost}`}
      code={code}
      id={game}
      table={table}
      mine={mine}
      connection={connection}
      faulty={faulty}
      next={next}
      goingOn={goingOn}
      refusedTakeback={refusedTakeback}
      refusedVote={refusedVote}
      offers={offers}
      chat={chat}
      ownName={ownName}
      notice={notice}
    />
  );
}

function Opening() {
  return <div class="skeleton" role="status" aria-label={words.value.text('app.loading')} />;
}

/** The server does not let this page in yet, and says why; it is asked again without anybody doing anything. */
function KeptWaiting({
  code,
  why,
  connection,
}: {
  readonly code: string;
  readonly why: ApiRefusal;
  readonly connection: TableConnection;
}) {
  const { text } = words.value;
  const wait = Math.ceil(why.retryAfter ?? 0);
  const left = useCountdown(wait, why);
  return (
    <Page title={code} class="plain-page">
      <h1>{text('join.closed')}</h1>
      <p role="alert">{refusalWords(why, words.value)}</p>
      {wait > 0 && <Countdown left={left} />}
      <p>{text('join.byItself')}</p>
      <WaysOn again={() => connection.nudge()} early={left > 0} />
    </Page>
  );
}
