import type { SeatView, TableConnection } from '@boomtown/client';
import type { Refusal, Seat } from '@boomtown/game-core';
import { Dialog } from '@boomtown/ui-kit';
import type { ShownSeatCode } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { refusalWords } from '../refusal-words.ts';
import { SeatCodeCard } from './seat-code-card.tsx';

interface MoveSeatDialogProps {
  /** The seats of this browser that can be moved; of several one is chosen first. */
  readonly seats: readonly SeatView[];
  readonly connection: TableConnection;
  readonly onClose: () => void;
}

/** Shows the one-time code with which another device takes a seat over from this one. */
export function MoveSeatDialog({ seats, connection, onClose }: MoveSeatDialogProps) {
  const { text } = words.value;
  const [chosen, choose] = useState<Seat | null>(seats.length === 1 ? (seats[0]?.seat ?? null) : null);
  const [shown, setShown] = useState<ShownSeatCode | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    let wanted = true;
    void connection.ask('seatCode', { seat: chosen }).then((made) => {
      if (!wanted) return;
      if (made.ok) setShown(made.value);
      else setRefusal(made.error);
    });
    return () => {
      wanted = false;
    };
  }, [chosen, connection]);
  return (
    <Dialog title={text('seat.moveDialog')} onClose={onClose}>
      <div class="stack">
        <p>{text('seat.moveDialogWords')}</p>
        {chosen === null &&
          seats.map(({ seat, name }) => (
            <button key={seat} type="button" class="button button--wide" onClick={() => choose(seat)}>
              {text('seat.which', { name })}
            </button>
          ))}
        {refusal !== null && (
          <p class="field__wrong" role="alert">
            {refusalWords(refusal, words.value)}
          </p>
        )}
        {shown !== null && <SeatCodeCard {...shown} />}
      </div>
    </Dialog>
  );
}
