import type { SeatView, TableConnection, TableView } from '@boomtown/client';
import type { Refusal, Result, Seat } from '@boomtown/game-core';
import { Dialog } from '@boomtown/ui-kit';
import { SUBSTITUTE, type VoteChoice } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { refusalWords } from '../refusal-words.ts';
import { Ask } from './ask.tsx';
import { SeatCodeCard } from './seat-code-card.tsx';
import type { SeatOffer } from './seat-offer.ts';

interface AbsenceBarProps {
  readonly table: TableView;
  readonly mine: readonly Seat[];
  readonly connection: TableConnection;
  /** Who wanted nobody to play for whom, if that was the last answer. */
  readonly refused: { readonly seat: Seat; readonly by: Seat } | null;
  readonly offers: readonly SeatOffer[];
}

/** People who are away: the way back for one's own seat, and the others' say in who plays for them. */
export function AbsenceBar({ table, mine, connection, refused, offers }: AbsenceBarProps) {
  const { text, list } = words.value;
  const { seats, terms, vote } = table;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const doing = async (ask: () => Promise<Result<unknown>>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const done = await ask();
    setBusy(false);
    if (!done.ok) setRefusal(done.error);
  };
  const plays = ({ seat, bot, here, resigned }: SeatView) => bot === '' && here && !resigned && seat !== vote?.seat;
  const own = seats.filter((one) => mine.includes(one.seat) && plays(one)).map(({ seat }) => seat);
  const say = (seat: Seat, heir: VoteChoice, agree: boolean) =>
    doing(() => connection.ask('voteAbsent', { seat, heir, seats: own, agree }));

  const keeper = text(`bots.${SUBSTITUTE}`);
  const substituted = seats.filter(({ seat, substituted: isSubstituted }) => isSubstituted && mine.includes(seat));
  const voted = vote === null ? undefined : seats[vote.seat];
  const away = terms.vote && own.length > 0 && voted === undefined ? seats.filter((one) => one.away) : [];
  const waits = seats.filter((one) => plays(one) && vote?.agreed.includes(one.seat) === false);
  const asksMe = waits.some(({ seat }) => mine.includes(seat));
  const refusedStill = refused !== null && seats[refused.seat]?.away === true && voted === undefined ? refused : null;
  const offered = offers.filter(({ seat }) => seats[seat]?.away === true);
  if (substituted.length === 0 && voted === undefined && away.length === 0 && offered.length === 0) return null;
  const gone = voted === undefined ? seats.filter((one) => one.away) : [voted];
  const brief =
    substituted.length > 0
      ? text('bots.forYou')
      : text('bots.away', { count: gone.length, people: list(gone.map(({ name }) => name)) });
  /** Nothing is asked: it may stay as long as somebody is away. */
  const stays = substituted.length === 0 && voted === undefined;
  // A bot has taken over: nobody waits any more, and a sign is enough for what can still be done.
  const isCared = stays && gone.every((one) => one.substituted);
  return (
    <Ask
      key={stays ? 'away' : 'asked'}
      label={text('bots.voteTitle')}
      // Folded it still says what can be done about it.
      brief={
        isCared
          ? list(gone.map(({ name }) => text('bots.giveSeat', { name })))
          : away.length > 0
            ? `${brief} ${text('bots.mayReplace')}`
            : brief
      }
      sign={isCared ? 'people' : undefined}
      folded={stays}
    >
      {substituted.map(({ seat }) => (
        <div key={seat} class="button-row">
          <p role="status">
            {text('bots.forYou')} {text('bots.atLevel', { level: keeper })}
          </p>
          <button
            type="button"
            class="button button--primary"
            disabled={busy}
            onClick={() => void doing(() => connection.ask('playOn', { seat }))}
          >
            {text('bots.playOn')}
          </button>
        </div>
      ))}
      {vote !== null && voted !== undefined && (
        <p role="status">
          {asksMe
            ? text(`bots.asked-${vote.heir}`, { name: voted.name })
            : text(`bots.waits-${vote.heir}`, { name: voted.name, people: list(waits.map(({ name }) => name)) })}
          {vote.heir === 'bot' && ` ${text('bots.atLevel', { level: keeper })}`}
        </p>
      )}
      {vote !== null && voted !== undefined && own.length > 0 && (
        <div class="button-row">
          {asksMe && (
            <button
              type="button"
              class="button button--primary"
              disabled={busy}
              onClick={() => void say(voted.seat, vote.heir, true)}
            >
              {text(`bots.yes-${vote.heir}`)}
            </button>
          )}
          <button type="button" class="button" disabled={busy} onClick={() => void say(voted.seat, vote.heir, false)}>
            {text('bots.no')}
          </button>
        </div>
      )}
      {away.length > 0 && (
        <p role="status">
          {text('bots.away', { count: away.length, people: list(away.map(({ name }) => name)) })}
          {away.some(({ substituted: isSubstituted }) => !isSubstituted) &&
            ` ${text('bots.wouldPlay', { level: keeper })}`}
        </p>
      )}
      {refusedStill !== null && (
        <p role="status">{text('bots.refused', { name: seats[refusedStill.by]?.name ?? '' })}</p>
      )}
      {offered.map((offer) => (
        <OfferedSeat key={offer.code} offer={offer} name={seats[offer.seat]?.name ?? ''} />
      ))}
      {away.map(({ seat, name, substituted: isSubstituted }) => (
        <div key={seat} class="button-row">
          {!isSubstituted && (
            <button type="button" class="button" disabled={busy} onClick={() => void say(seat, 'bot', true)}>
              {text('bots.letPlay', { name })}
            </button>
          )}
          {!offered.some((offer) => offer.seat === seat) && (
            <button type="button" class="button" disabled={busy} onClick={() => void say(seat, 'person', true)}>
              {text('bots.giveSeat', { name })}
            </button>
          )}
        </div>
      ))}
      {refusal !== null && <p role="alert">{refusalWords(refusal, words.value)}</p>}
    </Ask>
  );
}

interface OfferedSeatProps {
  readonly offer: SeatOffer;
  /** Of the person who is away. */
  readonly name: string;
}

/** All agreed that a new player may have a seat: the way to the code for it. */
function OfferedSeat({ offer, name }: OfferedSeatProps) {
  const { text } = words.value;
  const [shown, show] = useState(false);
  return (
    <div class="button-row">
      <p role="status">{text('bots.offered', { name })}</p>
      <button type="button" class="button button--primary" onClick={() => show(true)}>
        {text('bots.showCode')}
      </button>
      {shown && (
        <Dialog title={text('bots.codeTitle', { name })} onClose={() => show(false)}>
          <div class="stack">
            <p>{text('bots.codeWords', { name })}</p>
            <SeatCodeCard {...offer} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
