import type { AdminError } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';

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
