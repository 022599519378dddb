import type { TableConnection, TableView } from '@boomtown/client';
import type { Refusal, Seat } from '@boomtown/game-core';
import { Dialog } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useId, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { gameTextIfAny } from '../../games/game-words.ts';
import type { Words } from '../../messages/words.ts';
import { refusalWords } from '../refusal-words.ts';
import { pauseWords } from '../terms-words.ts';
import { MoveSeatDialog } from './move-seat-dialog.tsx';

interface LeaveDialogProps {
  readonly game: GameId;
  readonly table: TableView;
  readonly mine: readonly Seat[];
  /** Do others play on this device, too? Then it says whose seat it is about. */
  readonly shared: boolean;
  readonly connection: TableConnection;
  readonly onClose: () => void;
}

/** The way out of a running game: for a while, to another device, or for good, with what comes of it said before. */
export function LeaveDialog({ game, table, mine, shared, connection, onClose }: LeaveDialogProps) {
  const { text } = words.value;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [moving, move] = useState(false);
  const playing = table.seats.filter(({ seat, resigned }) => mine.includes(seat) && !resigned);
  const [chosen, choose] = useState<Seat | undefined>(mine.find((seat) => table.seats[seat]?.resigned === false));
  const whoseId = useId();
  const stay = table.seats.filter(({ seat, resigned }) => !resigned && seat !== chosen);

  const resign = async () => {
    if (chosen === undefined) return;
    setBusy(true);
    setRefusal(null);
    const done = await connection.ask('resign', { id: `resign-${chosen}`, seat: chosen });
    setBusy(false);
    if (done.ok || done.error.code === 'already-done' || done.error.code === 'resigned') onClose();
    else setRefusal(done.error);
  };

  if (moving) return <MoveSeatDialog seats={playing} connection={connection} onClose={onClose} />;
  return (
    <Dialog title={text('leave.title')} onClose={onClose}>
      <div class="stack">
        <p>{pauseWords(table.terms, stay.length > 0, words.value).join(' ')}</p>
        <button type="button" class="button button--wide" onClick={() => go({ page: 'front' })}>
          {text('leave.pause')}
        </button>
        <p>{text('leave.moveWords')}</p>
        <button type="button" class="button button--wide" onClick={() => move(true)}>
          {text('leave.move')}
        </button>
        <hr class="leave__apart" />
        {shared && playing.length === 1 && (
          <p>
            <b>{text('seat.which', { name: playing[0]?.name ?? '' })}</b>
          </p>
        )}
        {playing.length > 1 && (
          <p class="leave__whose">
            <label for={whoseId}>{text('device.whose')}</label>
            <select
              id={whoseId}
              class="select"
              value={chosen}
              onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            >
              {playing.map(({ seat, name }) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </p>
        )}
        <p>
          {resignWords(
            game,
            stay.map(({ name }) => name),
            words.value,
          ).join(' ')}
        </p>
        {refusal !== null && (
          <p class="field__wrong" role="alert">
            {refusalWords(refusal, words.value)}
          </p>
        )}
        {asked ? (
          <>
            <p role="alert">
              <b>{text('leave.sure')}</b>
            </p>
            <div class="button-row">
              <button type="button" class="button" disabled={busy} onClick={() => void resign()}>
                {text('leave.sureYes')}
              </button>
              <button type="button" class="button button--primary" disabled={busy} onClick={onClose}>
                {text('leave.sureNo')}
              </button>
            </div>
          </>
        ) : (
          <button type="button" class="button button--wide" onClick={() => setAsked(true)}>
            {text('leave.resign')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/**
 * What resigning all one's seats at a table of this game leads to, in sentences.
 * @param stay the names of those who would be left
 */
export function resignWords(game: GameId, stay: readonly string[], words: Words): readonly string[] {
  const { text, list } = words;
  const [alone, ...more] = stay;
  if (alone === undefined) return [text('leave.allMine')];
  const said = (key: 'leaving-ends' | 'leaving-stays') => gameTextIfAny(game, key, words) ?? text(`plain.${key}`);
  if (more.length === 0) return [text('leave.wins', { name: alone }), said('leaving-ends')];
  return [text('leave.goesOn', { people: list(stay) }), said('leaving-stays')];
}
