import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';

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
