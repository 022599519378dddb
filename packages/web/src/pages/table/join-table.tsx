import type { ApiRefusal } from '@boomtown/client/http';
import type { GameId, SeatReply, TableInfo } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import type { LostSeat } from '../../local-storage/lost-seats.ts';
import { tableInfo } from '../../net/api.ts';
import { keepSeats } from '../../net/seat-requests.ts';
import { Countdown, useCountdown } from '../../shell/countdown.tsx';
import { Page } from '../../shell/page.tsx';
import { WaysOn } from '../../shell/ways-on.tsx';
import { CodeForm } from '../front/code-form.tsx';
import { refusalWords } from '../refusal-words.ts';
import { useServerBack } from '../use-server-back.ts';
import { JoinCard } from './join-card.tsx';

interface JoinTableProps {
  readonly code: string;
  /** How this browser's seat at the table was lost, if that was just now. */
  readonly lost: LostSeat | null;
  readonly onSeat: (seat: SeatReply) => void;
  readonly onWatch: (game: GameId, name: string | null) => void;
}

/** Seats fill while a person looks at the table. */
const LOOK_EVERY_MS = 4_000;

/** Tables at which this page has looked for seats that are reserved for it. */
const keptAt = new Set<string>();

/** What a person finds who comes with a code: who sits there, a seat if one is free, or a place to watch from. */
export function JoinTable({ code, lost, onSeat, onWatch }: JoinTableProps) {
  const { text } = words.value;
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const look = async () => {
    const found = await tableInfo(code);
    if (found.ok) setInfo(found.value);
    setRefused(found.ok ? null : found.error);
  };
  useEffect(() => void look(), [code]);
  useServerBack(() => void look());
  const isThere = info !== null;
  useEffect(() => {
    const company = info?.terms?.companyOf;
    if (info === null || company === undefined || keptAt.has(code)) return;
    // Once: a seat that does not open with the token of the former table is another person's.
    keptAt.add(code);
    for (const held of keepSeats(code, info.game, company)) {
      if (info.names[held.seat] !== null) onSeat({ code, game: info.game, ...held });
    }
  }, [isThere]);
  useEffect(() => {
    if (!isThere) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isThere, code]);

  if (info === null) {
    return (
      <Page title={code} class="plain-page">
        {refused === null ? (
          <div class="skeleton" role="status" aria-label={text('app.loading')} />
        ) : (
          <NoDoor code={code} refused={refused} again={() => void look()} />
        )}
      </Page>
    );
  }
  return (
    <Page title={gameName(info.game)} class="join-page">
      <JoinCard info={info} lost={lost} onSeat={onSeat} onWatch={onWatch} look={look} />
    </Page>
  );
}

interface NoDoorProps {
  readonly code: string;
  readonly refused: ApiRefusal;
  readonly again: () => void;
}

function NoDoor({ code, refused, again }: NoDoorProps) {
  const { text } = words.value;
  const missing = refused.code === 'no-such-table';
  const wait = Math.ceil(refused.retryAfter ?? 0);
  const left = useCountdown(wait, refused);
  // Where waiting helps, the page goes on by itself.
  useEffect(() => {
    if (wait > 0 && left === 0) again();
  }, [left]);
  return (
    <>
      <h1>{missing ? text('join.noTable') : text('join.closed')}</h1>
      <p role="alert">{missing ? text('join.noTableWords', { code }) : refusalWords(refused, words.value)}</p>
      {wait > 0 && <Countdown left={left} />}
      {missing && (
        <div class="card">
          <CodeForm key={code} missing={{ code, lookAgain: again }} />
        </div>
      )}
      <WaysOn again={missing ? null : again} early={left > 0} />
    </>
  );
}
