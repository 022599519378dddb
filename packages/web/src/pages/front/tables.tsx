import type { Seat } from '@boomtown/game-core';
import type { GameId, TableInfo, WhyMissing } from '@boomtown/wire/browser';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { storeLostSeat } from '../../local-storage/lost-seats.ts';
import { dropTable, pastTables, type StoredTable, storedTables, storeOutcome } from '../../local-storage/seats.ts';
import { store, storedValue } from '../../local-storage/storage.ts';
import { listTables, lookAtHeld } from '../../net/api.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useServerBack } from '../use-server-back.ts';
import { PastTables } from './past-tables.tsx';

/** How often the front page looks again, and at how many of the own tables. */
const LOOK_EVERY_MS = 10_000;
const MOST_LOOKED_AT = 8;
/** Stores how many own tables were running last time, so that their place is there before they are. */
const RUNNING = 'running';

/** Calls a loader now, again every few seconds, when the page is looked at again, and when the server is back. */
function useRepeatedly(load: () => Promise<void>): void {
  useServerBack(() => void load());
  useEffect(() => {
    let stopped = false;
    const look = () => {
      if (!stopped && document.visibilityState === 'visible') void load();
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      stopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

interface OwnTable {
  readonly kept: StoredTable;
  readonly info: TableInfo;
}

/** The tables at which this browser holds seats: those that run, one's turn first, and the finished ones. */
export function MyTables() {
  const [tables, setTables] = useState<readonly OwnTable[] | null>(null);
  const [expected] = useState(() => storedValue(RUNNING, (raw) => (typeof raw === 'number' ? raw : undefined), 0));
  const [missing, setMissing] = useState<readonly MissingTable[]>([]);
  /** Of which it was read that their records can't be opened. */
  const read = useRef(new Set<string>());
  useRepeatedly(async () => {
    const held = storedTables()
      .filter(({ seats, over }) => seats.length > 0 && over === null)
      .slice(0, MOST_LOOKED_AT);
    const looked = await lookAtHeld(held.map(({ code, seats }) => ({ code, tokens: seats.map(({ token }) => token) })));
    // What was shown stays until the server answers again.
    if (!looked.ok) return setTables((before) => before ?? []);
    const running: OwnTable[] = [];
    const gone: MissingTable[] = [];
    for (const [i, kept] of held.entries()) {
      const info = looked.value.tables[i] ?? null;
      if (info === null) {
        const why = looked.value.missing[i] ?? 'no-such-table';
        // A damaged record may be mended, a game may be added again, and the seat is needed then.
        if (why !== 'unreadable' && why !== 'game-gone') dropTable(kept.code);
        if (why === 'seat-moved') storeLostSeat(kept.code, 'device');
        if (why === 'seat-passed') storeLostSeat(kept.code, 'person');
        if (!read.current.has(kept.code)) gone.push({ code: kept.code, game: kept.game, why });
      } else if (info.stage === 'over')
        storeOutcome(kept.code, namesAt(info), {
          winners: namesAt(info, info.winners ?? []),
          resigned: namesAt(info, info.ending?.resigned ?? []),
        });
      else running.push({ kept, info });
    }
    store(RUNNING, running.length);
    setTables(running);
    // What was dropped is not found missing again, and stays until it was read; what can be opened again goes.
    setMissing((before) => [...before.filter((one) => !held.some(({ code }) => code === one.code)), ...gone]);
  });
  const past = pastTables();
  if (past.length === 0 && missing.length === 0 && (tables === null ? expected === 0 : tables.length === 0))
    return null;
  const turnFirst = [...(tables ?? [])].sort((a, b) => Number(isTurn(b)) - Number(isTurn(a)));
  return (
    <section class="tickets" aria-label={words.value.text('front.mine')}>
      <MissingTables
        tables={missing}
        onRead={(code) => {
          read.current.add(code);
          setMissing((before) => before.filter((one) => one.code !== code));
        }}
      />
      {(tables === null ? expected : tables.length) > 0 && (
        <>
          <h2>{words.value.text('front.mine')}</h2>
          <ul class="tickets__list">
            {tables === null && <li class="ticket-place skeleton" aria-hidden="true" />}
            {turnFirst.map((table) => (
              <li key={table.kept.code}>
                <TableTicket info={table.info} mine={table.kept.seats.map(({ seat }) => seat)} turn={isTurn(table)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <PastTables tables={past} />
    </section>
  );
}

/** The names of these seats, or of all. */
function namesAt({ names }: TableInfo, seats: readonly number[] = [...names.keys()]): string[] {
  return seats.map((seat) => names[seat] ?? '').filter((name) => name !== '');
}

function isTurn({ kept, info }: OwnTable): boolean {
  return kept.seats.some(({ seat }) => info.actors?.includes(seat) ?? false);
}

/** The tables whose makers listed them: to sit down at, or to watch. */
export function ListedTables() {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  useRepeatedly(async () => {
    const listed = await listTables();
    if (listed.ok) setTables(listed.value);
  });
  const mine = new Set(storedTables().flatMap(({ code, seats }) => (seats.length > 0 ? [code] : [])));
  const others = tables.filter(({ code }) => !mine.has(code));
  if (others.length === 0) return null;
  return (
    <section class="tickets" aria-labelledby="listed-title">
      <h2 id="listed-title">{words.value.text('front.listed')}</h2>
      <ul class="tickets__list">
        {others.map((info) => (
          <li key={info.code}>
            <TableTicket info={info} mine={[]} turn={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TableTicketProps {
  readonly info: TableInfo;
  /** The seats that this browser holds there. */
  readonly mine: readonly Seat[];
  /** Is it the turn of one of them? */
  readonly turn: boolean;
}

/** A table as a ticket with its game, its people, and what one may do there. */
function TableTicket({ info, mine, turn }: TableTicketProps) {
  const { text, list } = words.value;
  const people = info.names.filter((name) => name !== null);
  return (
    <PageLink to={{ page: 'table', code: info.code }} class={`ticket${turn ? ' ticket--turn' : ''}`}>
      <span class={`ticket__stub ticket__stub--${info.game}`} aria-hidden="true" />
      <span class="ticket__words">
        <span class="ticket__game">{gameName(info.game)}</span>
        <span class="ticket__people">{people.length === 0 ? text('front.nobody') : list(people)}</span>
        {info.terms?.goesOnFrom !== undefined && (
          <span class="ticket__people">{text('playOn.from', { step: info.terms.goesOnFrom })}</span>
        )}
      </span>
      <span class="ticket__state">{turn ? text('front.yourTurn') : text(stateKey(info, mine))}</span>
      <span class="ticket__code">{info.code}</span>
    </PageLink>
  );
}

function stateKey(info: TableInfo, mine: readonly Seat[]) {
  if (mine.length > 0)
    return info.stage === 'waiting' || info.stage === 'dealing' ? 'front.gathering' : 'front.running';
  if (info.stage === 'waiting' && info.names.includes(null)) return 'front.toJoin';
  return info.watchable ? 'front.toWatch' : 'front.running';
}

/** A table that this browser had a seat at and finds no more, and why. */
export interface MissingTable {
  readonly code: string;
  readonly game: GameId;
  readonly why: WhyMissing;
}

interface MissingTablesProps {
  readonly tables: readonly MissingTable[];
  readonly onRead: (code: string) => void;
}

/** Says what became of own tables that are not among the others any more, until a person has read it. */
function MissingTables({ tables, onRead }: MissingTablesProps) {
  const { text } = words.value;
  return tables.map(({ code, game, why }) => (
    <div key={code} class="gone-table card" role="status">
      <p>{text(`front.missing-${why}`, { code, game: gameName(game) })}</p>
      <button type="button" class="button" onClick={() => onRead(code)}>
        {text('unsaved.read')}
      </button>
    </div>
  ));
}
