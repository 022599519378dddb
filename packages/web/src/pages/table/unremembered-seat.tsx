import type { SeatView, TableConnection } from '@boomtown/client';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { MoveSeatDialog } from './move-seat-dialog.tsx';

interface UnrememberedSeatProps {
  /** The seats that are gone with this page. */
  readonly seats: readonly SeatView[];
  readonly connection: TableConnection;
}

/** In the waiting room: this browser cannot remember its seat, what that means, and the way out. */
export function UnrememberedSeat(props: UnrememberedSeatProps) {
  const { text } = words.value;
  return (
    <div class="unremembered stack" role="status">
      <p>
        <strong>{text('unremembered.short')}.</strong> {text('unremembered.words')}
      </p>
      <div class="button-row">
        <CodeButton {...props} />
      </div>
    </div>
  );
}

/** Was it read at the table? Then it is short there until the page is left. */
let wasRead = false;

/** The same at the running table, over the edge of the bar, so that the board keeps its place. */
export function UnrememberedBanner(props: UnrememberedSeatProps) {
  const { text } = words.value;
  const [read, setRead] = useState(wasRead);
  const fold = (folded: boolean) => {
    wasRead = folded;
    setRead(folded);
  };
  if (read) {
    return (
      <button type="button" class="unsaved unsaved--read" onClick={() => fold(false)}>
        {text('unremembered.short')}
      </button>
    );
  }
  return (
    <div class="unsaved" role="status">
      <p>
        <strong>{text('unremembered.short')}.</strong> {text('unremembered.words')}
      </p>
      <CodeButton {...props} />
      <button type="button" class="button" onClick={() => fold(true)}>
        {text('unsaved.read')}
      </button>
    </div>
  );
}

function CodeButton({ seats, connection }: UnrememberedSeatProps) {
  const [moving, move] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => move(true)}>
        {words.value.text('unremembered.code')}
      </button>
      {moving && <MoveSeatDialog seats={seats} connection={connection} onClose={() => move(false)} />}
    </>
  );
}
