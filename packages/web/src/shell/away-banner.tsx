import { useEffect } from 'preact/hooks';
import { words } from '../app/words.ts';
import { isServerAway, lookForServer } from '../net/away.ts';

/** Says that the server is not to be found, and looks for it meanwhile. */
export function AwayBanner() {
  const away = isServerAway.value;
  useEffect(() => (away ? lookForServer() : undefined), [away]);
  return (
    <div class="away" role="status">
      {away && <p>{words.value.text('app.away')}</p>}
    </div>
  );
}
