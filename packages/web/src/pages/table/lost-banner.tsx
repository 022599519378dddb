import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { LostSeat } from '../../local-storage/lost-seats.ts';

/** Says, to a browser that holds other seats still, that one is its own no longer; until a person has read it. */
export function LostBanner({ why }: { readonly why: LostSeat }) {
  const { text } = words.value;
  const [read, setRead] = useState(false);
  if (read || why === 'given-up') return null;
  return (
    <div class="unsaved" role="alert">
      <p>{text(why === 'device' ? 'device.moved' : `door.${why}`)}</p>
      <button type="button" class="button" onClick={() => setRead(true)}>
        {text('unsaved.read')}
      </button>
    </div>
  );
}
