import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';

/** Says that the server can't save what is played: in full until somebody has read it, then in two words. */
export function UnsavedStrip() {
  const { text } = words.value;
  const [read, setRead] = useState(false);
  if (read) {
    return (
      <button type="button" class="unsaved unsaved--read" onClick={() => setRead(false)}>
        {text('unsaved.short')}
      </button>
    );
  }
  return (
    <div class="unsaved" role="alert">
      <p>
        <strong>{text('unsaved.short')}.</strong> {text('unsaved.words')}
      </p>
      <button type="button" class="button" onClick={() => setRead(true)}>
        {text('unsaved.read')}
      </button>
    </div>
  );
}
