import type { GameId, HeldSeat, Notice } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { dropSeat, dropTable, keepSeats, keptTables } from '../../kept/seats.ts';
import { keepWatching } from '../../kept/watching.ts';
import type { TableConnection } from '../../net/table-connection.ts';
import { dealFairly } from './fair-deal.ts';
import { LinkNotice } from './link-notice.tsx';
import { PlayTable } from './play-table.tsx';
import { useConnection } from './use-connection.ts';
import { WaitingRoom } from './waiting-room.tsx';

interface TableRoomProps {
  readonly code: string;
  readonly game: GameId;
  readonly held: readonly HeldSeat[];
  /** The seat was given up: back to the door. */
  readonly onLeaveSeat: () => void;
}

/** A table as those who are at it see it: the waiting room before the start, then the board. */
export function TableRoom({ code, game, held, onLeaveSeat }: TableRoomProps) {
  const connection = useConnection(code, game, held);
  if (connection === null) return <Opening />;
  return <ConnectedRoom {...{ code, game, held, onLeaveSeat, connection }} />;
}

function ConnectedRoom({
  code,
  game,
  held,
  onLeaveSeat,
  connection,
}: TableRoomProps & { readonly connection: TableConnection }) {
  const mine = held.map(({ seat }) => seat);
  const [calledOff, setCalledOff] = useState(false);
  const [faulty, setFaulty] = useState(false);
  /** The code of the rematch, once there is one. */
  const [next, setNext] = useState<string | null>(null);

  useEffect(() => {
    const hear = (notice: Notice) => {
      if (notice.type === 'called-off') setCalledOff(true);
      else if (notice.type === 'fault') setFaulty(true);
      else {
        const known = keptTables().some(({ code: kept }) => kept === notice.code);
        keepSeats(notice.code, game, notice.seats);
        if (notice.seats.length === 0) keepWatching(notice.code);
        // Somebody who comes back to look at the old table is not carried off a second time.
        if (known) setNext(notice.code);
        else go({ page: 'table', code: notice.code });
      }
    };
    const stopHearing = connection.onNotice(hear);
    const stopDealing = dealFairly(connection, code, mine);
    return () => {
      stopHearing();
      stopDealing();
    };
  }, [connection]);

  const link = connection.link.value;
  const isGone = link.kind === 'gone' || (link.kind === 'refused' && link.refusal.code === 'no-such-table');
  useEffect(() => {
    if (isGone) dropTable(code);
  }, [isGone]);

  const table = connection.table.value;
  const notice = <LinkNotice connection={connection} watching={mine.length === 0} />;
  if (table === null) return link.kind === 'connecting' ? <Opening /> : notice;
  if (table.stage === 'waiting' || table.stage === 'dealing') {
    return (
      <WaitingRoom
        code={code}
        game={game}
        table={table}
        mine={mine}
        connection={connection}
        calledOff={calledOff}
        onReady={() => setCalledOff(false)}
        onStandUp={(seat) => {
          dropSeat(code, seat);
          onLeaveSeat();
        }}
        onSit={onLeaveSeat}
        notice={notice}
      />
    );
  }
  return (
    <PlayTable
      code={code}
      id={game}
      table={table}
      mine={mine}
      connection={connection}
      faulty={faulty}
      next={next}
      notice={notice}
    />
  );
}

function Opening() {
  return <div class="skeleton" role="status" aria-label={words.value.text('app.loading')} />;
}
