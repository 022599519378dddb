import { Dialog } from '@boomtown/ui-kit';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { SeatCodeCard } from './seat-code-card.tsx';
import type { SeatOffer } from './seat-offer.ts';

interface OfferedSeatProps {
  readonly offer: SeatOffer;
  /** Of the person who is away. */
  readonly name: string;
}

/** All agreed that a new player may have a seat: the way to the code for it. */
export function OfferedSeat({ offer, name }: OfferedSeatProps) {
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
