import { seatOf, type TableConnection, type TableView } from '@boomtown/client';
import { failed, type GameTypes } from '@boomtown/game-core';
import type { Snapshot } from '@boomtown/ui-kit';
import type { Person } from '@boomtown/ui-kit/sentence';
import { DEFAULT_TERMS, type GameId } from '@boomtown/wire/browser';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { followLook } from '../app/look.ts';
import { changeSettings } from '../local-storage/settings.ts';
import { useChat } from '../pages/table/chat/use-chat.ts';
import { localTable } from '../pages/table/local-table.ts';
import { PlayTable } from '../pages/table/play-table.tsx';
import '../style/index.css';

interface WholeTableProps {
  readonly id: GameId;
  readonly snapshot: Snapshot<GameTypes>;
  readonly seats: number;
  readonly people: readonly Person[];
  readonly over: boolean;
  readonly theme: 'light' | 'dark';
  /** What is asked over the board: that a person is away, a takeback, or whether the own move is taken back. */
  readonly ask: string | null;
}

/** The page of a running table round a position of the gallery, with nobody at the other end of the line. */
export function WholeTable({ id, snapshot, seats, people, over, theme, ask }: WholeTableProps) {
  const connection = useMemo(() => {
    changeSettings({ theme });
    followLook();
    return deadConnection(snapshot);
  }, [snapshot]);
  const chat = useChat(connection, 'K7QXM', snapshot.you.length === 0);
  const table: TableView = {
    ...localTable(
      snapshot.step,
      people
        .slice(0, seats)
        .map(({ seat, name }) => ({ ...seatOf(seat, name), here: seat !== 2, away: ask === 'away' && seat === 1 })),
    ),
    stage: over ? 'over' : 'playing',
    commitment: '0'.repeat(64),
    watchers: 2,
    terms: { ...DEFAULT_TERMS, takeback: ask === 'mine' },
    takeback: ask === 'mine' ? { seat: snapshot.you[0]?.seat ?? 0, freely: true } : null,
    asks: ask === 'takeback' ? { seat: 1, agreed: [] } : null,
  };
  return (
    <PlayTable
      code="K7QXM"
      id={id}
      table={table}
      mine={snapshot.you.map(({ seat }) => seat)}
      connection={connection}
      faulty={false}
      next={null}
      goingOn={null}
      refusedTakeback={null}
      refusedVote={null}
      offers={[]}
      ownName={null}
      chat={chat}
      notice={null}
    />
  );
}

function deadConnection(snapshot: Snapshot<GameTypes>): TableConnection {
  const refusal = { code: 'gallery', message: 'The gallery only shows.', rule: 'contract' };
  return {
    link: signal({ kind: 'live' }),
    table: signal(null),
    snapshot: signal(snapshot),
    wentBack: signal(null),
    clockAhead: signal(null),
    act: async () => refusal,
    ask: async () => failed(refusal),
    onNotice: () => () => {},
    onChat: () => () => {},
    look() {},
    nudge() {},
    takeBack() {},
    close() {},
  };
}
