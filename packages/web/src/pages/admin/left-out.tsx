import type { AdminReply } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';

/** The games that the host added and that could not be built in, each with its reason. Nothing where there are none. */
export function LeftOutGames({ games }: { readonly games: AdminReply['leftOut'] }) {
  const { text } = words.value;
  if (games.length === 0) return null;
  return (
    <section class="card stack" aria-labelledby="admin-left-out">
      <h2 id="admin-left-out">{text('admin.leftOut')}</h2>
      <p class="field__hint">{text('admin.leftOutHint')}</p>
      <ul class="admin__errors">
        {games.map(({ source, reason }) => (
          <li key={`${source} ${reason}`}>
            <strong>{source}:</strong> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
