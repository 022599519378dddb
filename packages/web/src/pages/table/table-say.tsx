import type { TableConnection, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import type { ComponentChildren } from 'preact';
import { words } from '../../app/words.ts';
import { AbsenceBar } from './absence-bar.tsx';
import { Addressed, HotSeatBar, type Sharing } from './hot-seat-bar.tsx';
import type { SeatOffer } from './seat-offer.ts';
import { TakebackBar } from './takeback-bar.tsx';
import { TimeUp } from './time-up.tsx';

/** Longer headlines, in letters, have no room in two lines of a phone, or not in three of smaller letters. */
const [LONG, LONGEST] = [78, 100];

interface TableSayProps {
  readonly table: TableView;
  /** The seats that this browser holds; none: it watches. */
  readonly mine: readonly Seat[];
  readonly sharing?: Sharing;
  readonly connection: TableConnection;
  readonly headline: string;
  /** The seats that may act now. */
  readonly turn: readonly Seat[];
  /** May a person who is here act? */
  readonly isMyTurn: boolean;
  /** Is the match over? Then nobody is asked anything. */
  readonly over: boolean;
  /** The last action in words, where a person asks to take it back. */
  readonly lastMove: string;
  /** Who said no to the last ask for a takeback: the seat, and the step at which that was. */
  readonly refusedTakeback: { readonly by: Seat; readonly step: number } | null;
  /** Who wanted no bot to play for whom, if that was the last answer. */
  readonly refusedVote: { readonly seat: Seat; readonly by: Seat } | null;
  /** Codes for seats that a new player may have, which this browser may give away. */
  readonly offers: readonly SeatOffer[];
  /** What the page does by itself, which can be stopped. */
  readonly children?: ComponentChildren;
}

/** What is said above the board of a match, and what its people are asked there. */
export function TableSay(props: TableSayProps) {
  const { table, mine, sharing, connection, headline, turn, isMyTurn, over, lastMove } = props;
  const { refusedTakeback, refusedVote, offers, children } = props;
  const { text } = words.value;
  const live = connection.link.value.kind === 'live';
  // Of several people at one device, the one whom it speaks to is named.
  const toWhom = sharing === undefined || !isMyTurn ? null : table.seats[sharing.holder];
  return (
    <div
      class={`table__say${table.terms.takeback && mine.length > 0 ? ' table__say--keeps-room' : ''}${sharing === undefined || sharing.device.page === 'nothing-secret' ? '' : ' table__say--shared'}`}
    >
      <p class={`headline${lengthOf(headline)}`} role="status">
        {/* A translating browser replaces the text: each headline is an element of its own. */}
        <span key={headline}>
          {toWhom != null && <Addressed name={toWhom.name} />}
          {headline}
        </span>
      </p>
      {mine.length === 0 && table.stage === 'playing' && table.terms.watchDelay > 0 && (
        <p class="table__late">{text('guests.late', { count: table.terms.watchDelay })}</p>
      )}
      {!over && (
        <div class="table__asks">
          {sharing !== undefined && <HotSeatBar table={table} device={sharing.device} />}
          <TimeUp table={table} mine={mine} turn={turn} clockAhead={connection.clockAhead.value} live={live} />
          <AbsenceBar table={table} mine={mine} connection={connection} refused={refusedVote} offers={offers} />
          <TakebackBar
            table={table}
            mine={mine}
            company={sharing?.seats ?? mine}
            connection={connection}
            refusedBy={refusedTakeback?.step === table.step ? refusedTakeback.by : null}
            move={lastMove}
          />
          {children}
        </div>
      )}
    </div>
  );
}

function lengthOf({ length }: string): string {
  return length > LONGEST ? ' headline--longest' : length > LONG ? ' headline--long' : '';
}
