import type { AnySnapshot, TableConnection, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import type { GameId } from '@boomtown/wire/browser';
import type { RefObject } from 'preact';
import { words } from '../../app/words.ts';
import { ActionList } from './action-list.tsx';
import type { BoardScene } from './board-host.tsx';
import { replacedSeats } from './bot-news.ts';
import { ChatPanel } from './chat/chat-panel.tsx';
import type { ChatSession } from './chat/chat-session.ts';
import { type Aside, SideTabs } from './chat/side-tabs.tsx';
import { EndPanel } from './end-panel.tsx';
import { GameLog } from './game-log.tsx';
import type { GoingOn } from './goes-on.tsx';
import type { Sharing } from './hot-seat-bar.tsx';
import type { MatchLog } from './match-log.ts';
import { Players } from './players.tsx';
import type { SheetName } from './sheet-tabs.tsx';
import type { AnyTelling } from './telling.ts';
import type { Acting, AnyAction } from './use-acting.ts';
import { showsChances, WatchedMatch } from './watched-chances.tsx';
import { readerOf } from './winner-words.ts';

interface TableSideProps {
  readonly code: string;
  readonly id: GameId;
  readonly game: AnyGameModule;
  readonly table: TableView;
  /** The seats that this browser holds; none: it watches. */
  readonly mine: readonly Seat[];
  readonly sharing?: Sharing;
  readonly connection: TableConnection;
  readonly chat: ChatSession;
  readonly log: MatchLog | null;
  readonly acting: Acting;
  /** Where the table stands as far as the picture has shown it. */
  readonly snapshot: AnySnapshot;
  readonly telling: AnyTelling;
  /** The seats that may act now. */
  readonly turn: readonly Seat[];
  /** Does the picture still show what led to where the table stands? */
  readonly behind: boolean;
  /** Is the match over, and was that seen? */
  readonly over: boolean;
  /** Did it end just now, before the eyes of this person? */
  readonly fresh: boolean;
  /** The code of the rematch, if there is one. */
  readonly next: string | null;
  /** Where another player goes on with the match, after its end. */
  readonly goingOn: GoingOn | null;
  readonly scene: RefObject<BoardScene | null>;
  /** An entry of the list is pointed at, or none any more. */
  readonly onConsider: (action: AnyAction | null) => void;
  /** The element round the moves. */
  readonly moves: RefObject<HTMLElement | null>;
  readonly sheet: SheetName | null;
  /** Do moves, log and chat slide over the board as sheets? */
  readonly isNarrow: boolean;
  readonly aside: Aside;
  readonly onAside: (aside: Aside) => void;
  /** The last step that was read in the log, and whether there is something new while it is out of sight. */
  readonly seenLog: number;
  readonly newInLog: boolean;
  /** What something else on the page speaks of. */
  readonly lit: readonly PlaceKey[];
  readonly onLight: (places: readonly PlaceKey[]) => void;
  /** A line of the log was touched. */
  readonly onShow: (places: readonly PlaceKey[]) => void;
  /** An action was chosen: a sheet may close. */
  readonly onDone: () => void;
}

/** What stands beside the board of a match: who plays, the moves that may be made or how it ended, and log and chat. */
export function TableSide(props: TableSideProps) {
  const { code, game, table, mine, sharing, connection, chat, log, acting, snapshot, telling, turn } = props;
  const {
    behind,
    over,
    fresh,
    next,
    scene,
    onConsider,
    moves,
    sheet,
    aside,
    onAside,
    lit,
    onLight,
    onShow,
    onDone,
    seenLog,
    newInLog,
    isNarrow,
  } = props;
  const { text } = words.value;
  const live = connection.link.value.kind === 'live';
  return (
    <aside class="table__side" aria-label={text('table.side')}>
      <Players
        game={game}
        telling={telling}
        table={table}
        mine={sharing?.seats ?? mine}
        sharing={sharing ?? null}
        turn={turn}
        clockAhead={connection.clockAhead.value}
        live={live}
        replaced={replacedSeats(log?.steps.value ?? [])}
        reactions={chat.reactions.value}
        lit={lit}
      />
      <section
        class="sheet sheet--moves"
        aria-labelledby="moves-title"
        ref={moves}
        tabIndex={-1}
        onKeyDown={({ key, repeat }) => {
          // Who works by key and would rather go on than look has everything at once.
          if (behind && !repeat && (key === 'Enter' || key === ' ')) scene.current?.hurry?.();
        }}
      >
        {over ? (
          <EndPanel
            code={code}
            game={game}
            telling={telling}
            table={table}
            mine={mine}
            reader={readerOf(mine, sharing !== undefined)}
            connection={connection}
            next={next}
            goingOn={props.goingOn}
            log={log}
            fresh={fresh}
          />
        ) : showsChances(table, mine, game) ? (
          <WatchedMatch game={game} id={props.id} telling={telling} snapshot={snapshot} />
        ) : (
          <ActionList
            game={game}
            telling={telling}
            snapshot={snapshot}
            turn={turn}
            acting={acting}
            behind={behind}
            home={moves}
            onConsider={onConsider}
            onLight={onLight}
            onDone={onDone}
          />
        )}
      </section>
      <SideTabs shown={aside} onShow={onAside} unread={chat.unread.value} newInLog={newInLog} />
      <section class="sheet sheet--log" aria-labelledby="log-title">
        {log !== null && (
          <GameLog
            game={game}
            telling={{ ...telling, own: snapshot.you }}
            log={log}
            until={snapshot.step}
            seen={seenLog}
            goesOnFrom={table.terms.goesOnFrom}
            onLight={onLight}
            onShow={onShow}
          />
        )}
      </section>
      <section class="sheet sheet--chat" aria-label={text('chat.title')}>
        <ChatPanel
          code={code}
          chat={chat}
          people={telling.people}
          mine={mine}
          live={live}
          inSight={(isNarrow ? sheet : aside) === 'chat'}
        />
      </section>
    </aside>
  );
}
