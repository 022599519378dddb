import type { WentBack } from '@boomtown/client';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { LostSeat } from '../../local-storage/lost-seats.ts';

/** What of the server touches everybody at a table: it can't save what is played, or it is about to be updated. */
type ServerState = 'unsaved' | 'updating';

/** Says how the server stands: in full until a person has read it, then in two words. */
export function ServerBanner({ state }: { readonly state: ServerState }) {
  const { text } = words.value;
  const [read, setRead] = useState(false);
  if (read) {
    return (
      <button type="button" class="unsaved unsaved--read" onClick={() => setRead(false)}>
        {text(`${state}.short`)}
      </button>
    );
  }
  return (
    <div class="unsaved" role="alert">
      <p>
        <strong>{text(`${state}.short`)}.</strong> {text(`${state}.words`)}
      </p>
      <button type="button" class="button" onClick={() => setRead(true)}>
        {text('unsaved.read')}
      </button>
    </div>
  );
}

/** Says, to a browser that holds other seats still, that one is its own no longer; until a person has read it. */
export function LostBanner({ why }: { readonly why: LostSeat }) {
  const { text } = words.value;
  const [read, setRead] = useState(false);
  if (read || why === 'given-up') return null;
  return (
    <div class="unsaved" role="alert">
      <p>{text(why === 'device' ? 'device.moved' : `join.${why}`)}</p>
      <button type="button" class="button" onClick={() => setRead(true)}>
        {text('unsaved.read')}
      </button>
    </div>
  );
}

/** Says that the server has lost moves that were seen here, until a person has read it. */
export function WentBackBanner({ wentBack }: { readonly wentBack: WentBack }) {
  const { text } = words.value;
  const [read, setRead] = useState<WentBack | null>(null);
  if (read === wentBack) return null;
  const { to, lost } = wentBack;
  return (
    <div class="unsaved" role="alert">
      <p>{text('unsaved.wentBack', { to, count: lost })}</p>
      <button type="button" class="button" onClick={() => setRead(wentBack)}>
        {text('unsaved.read')}
      </button>
    </div>
  );
}
