import type { WentBack } from '@boomtown/client';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';

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
