import type { AdminError, AdminReply } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { drainServer } from '../../net/admin-api.ts';
import { refusalWords } from '../refusal-words.ts';

/** What failed lately, the newest first. */
export function Failures({ errors }: { readonly errors: readonly AdminError[] }) {
  const { text, moment } = words.value;
  return (
    <section class="card stack" aria-labelledby="admin-errors">
      <h2 id="admin-errors">{text('admin.errors')}</h2>
      <p class="field__hint">{text(errors.length === 0 ? 'admin.noErrors' : 'admin.errorsHint')}</p>
      {errors.length > 0 && (
        <ul class="admin__errors">
          {errors.map(({ at, times, what, table, kind }) => (
            <li key={`${what} ${kind} ${table}`}>
              <span class="admin__aside">
                {times === 1 ? moment(at) : text('admin.times', { count: times, when: moment(at) })}
              </span>{' '}
              {what}
              {kind !== undefined && ` (${kind})`}
              {table !== undefined && <span class="admin__aside"> {text('admin.atTable', { name: table })}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

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

interface UpdateCardProps {
  readonly draining: boolean;
  readonly onChange: (state: AdminReply) => void;
}

/** Announces an update to everybody, and takes that back. */
export function UpdateCard({ draining, onChange }: UpdateCardProps) {
  const { text } = words.value;
  const [refused, setRefused] = useState<string | null>(null);
  const change = async () => {
    const changed = await drainServer({ draining: !draining });
    setRefused(changed.ok ? null : refusalWords(changed.error, words.value));
    if (changed.ok) onChange(changed.value);
  };
  return (
    <section class="card stack" aria-labelledby="admin-update">
      <h2 id="admin-update">{text('admin.update')}</h2>
      <p role="status">{draining ? <strong>{text('admin.draining')}</strong> : text('admin.drainHint')}</p>
      {refused !== null && (
        <p class="field__wrong" role="alert">
          {refused}
        </p>
      )}
      <div class="button-row">
        <button type="button" class="button" onClick={() => void change()}>
          {text(draining ? 'admin.undrain' : 'admin.drain')}
        </button>
      </div>
    </section>
  );
}
