import { newRequestId, type TableConnection, type TableView } from '@boomtown/client';
import type { Refusal, Seat } from '@boomtown/game-core';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { refusalWords } from '../refusal-words.ts';
import { Ask } from './ask.tsx';

interface TakebackBarProps {
  readonly table: TableView;
  readonly mine: readonly Seat[];
  /** All seats of this browser, also of those who do not look at it now. */
  readonly company: readonly Seat[];
  readonly connection: TableConnection;
  /** Who said no to the last ask, if a person did: its seat. */
  readonly refusedBy: Seat | null;
  /** What the last move did, in the sentences of this browser's own log; empty while they are not known. */
  readonly move: string;
}

/** So long it is said that a person wants the move to stand. */
const REFUSED_SHOWN_MS = 8_000;

/** Taking the last move back: the button for it, the question to the others, and what became of it. */
export function TakebackBar({ table, mine, company, connection, refusedBy, move }: TakebackBarProps) {
  const { text, list } = words.value;
  const { takeback, asks, seats, step } = table;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => setRefusal(null), [step]);
  const [isOld, age] = useState(false);
  useEffect(() => {
    age(false);
    if (refusedBy === null) return;
    const timer = setTimeout(() => age(true), REFUSED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusedBy, step]);
  const nameOf = (seat: Seat) => seats[seat]?.name ?? '';

  const doing = async (ask: () => Promise<{ readonly ok: boolean; readonly error?: Refusal }>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const done = await ask();
    setBusy(false);
    if (!done.ok) setRefusal(done.error ?? null);
  };
  const askFor = (seat: Seat) =>
    doing(async () => {
      const asked = await connection.ask('takeBack', { id: newRequestId(), step, seat });
      const others = company.filter((other) => other !== seat && seats[other]?.resigned === false);
      // The person who sits at this browser, too, has seen who asks.
      if (!asked.ok || asked.value.done || others.length === 0) return asked;
      return connection.ask('answerTakeback', { step, seats: others, agree: true });
    });
  const answer = (answering: readonly Seat[], agree: boolean) =>
    doing(() => connection.ask('answerTakeback', { step, seats: [...answering], agree }));

  const said = refusal === null ? null : <p role="alert">{refusalWords(refusal, words.value)}</p>;
  if (asks !== null) {
    const waitsFor = seats.filter(
      ({ seat, resigned, bot }) => seat !== asks.seat && !resigned && bot === '' && !asks.agreed.includes(seat),
    );
    const answering = waitsFor.map(({ seat }) => seat).filter((seat) => mine.includes(seat));
    const people = list(waitsFor.map(({ name }) => name));
    const askWords = (seat: Seat) => {
      const name = nameOf(seat);
      if (mine.includes(seat)) {
        return move === '' ? text('takeback.youAsk', { people }) : text('takeback.youAskMove', { move, people });
      }
      if (answering.length > 0) {
        return move === '' ? text('takeback.asked', { name }) : text('takeback.askedMove', { name, move });
      }
      return move === ''
        ? text('takeback.others', { name, people })
        : text('takeback.othersMove', { name, move, people });
    };
    return (
      <Ask label={text('takeback.title')} brief={text('takeback.title')}>
        <p role="status">{askWords(asks.seat)}</p>
        {said}
        <div class="button-row">
          {answering.length > 0 && (
            <>
              <button
                type="button"
                class="button button--primary"
                disabled={busy}
                onClick={() => void answer(answering, true)}
              >
                {text('takeback.allow')}
              </button>
              <button type="button" class="button" disabled={busy} onClick={() => void answer(answering, false)}>
                {text('takeback.refuse')}
              </button>
            </>
          )}
          {mine.includes(asks.seat) && (
            <button
              type="button"
              class="button"
              disabled={busy}
              onClick={() => void doing(() => connection.ask('withdrawTakeback', { step, seat: asks.seat }))}
            >
              {text('takeback.withdraw')}
            </button>
          )}
        </div>
      </Ask>
    );
  }
  const can = takeback !== null && mine.includes(takeback.seat) ? takeback : null;
  /** The person who said no knows it. */
  const no = refusedBy !== null && !isOld && !mine.includes(refusedBy) ? refusedBy : null;
  if (said === null && no === null && (can === null || refusedBy !== null)) return null;
  return (
    <section class="table-ask table-ask--quiet" aria-label={text('takeback.title')}>
      {no !== null && <p role="status">{text('takeback.refused', { name: nameOf(no) })}</p>}
      {said}
      {can !== null && refusedBy === null && (
        <button type="button" class="button" disabled={busy} onClick={() => void askFor(can.seat)}>
          {text(can.freely ? 'takeback.back' : 'takeback.ask')}
        </button>
      )}
    </section>
  );
}
