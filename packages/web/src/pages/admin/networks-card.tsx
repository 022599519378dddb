import { Dotted } from '@boomtown/ui-kit';
import type { AdminAccessReply } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { keepOut, letIn } from '../../net/admin-api.ts';
import { Field } from '../../shell/field.tsx';
import { HoursChoice } from './hours-choice.tsx';
import type { ShownAccess } from './use-access.ts';

interface NetworksCardProps extends Pick<ShownAccess, 'change'> {
  readonly access: AdminAccessReply;
}

/** Which networks are kept out, which were refused, and a form that keeps one out. */
export function NetworksCard({ access, change }: NetworksCardProps) {
  const { text, moment } = words.value;
  const { keptOut, refused } = access;
  const [network, setNetwork] = useState('');
  const [hours, setHours] = useState(24);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (network.trim() !== '' && (await change(keepOut({ network: network.trim(), hours })))) setNetwork('');
  };
  const wordsFor = (why: string) => {
    const key = `admin.why-${why}`;
    // The sentences of this name have no blanks.
    return words.value.has(key) ? text(key as 'admin.why-kept-out') : why;
  };
  return (
    <section class="card stack" aria-labelledby="admin-networks">
      <h2 id="admin-networks">{text('admin.strangers')}</h2>
      <p class="field__hint">{text('admin.keepOutHint')}</p>
      <form class="stack" onSubmit={(event) => void submit(event)}>
        <Field label={text('admin.network')} hint={undefined}>
          {(ties) => (
            <input
              {...ties}
              class="text-input"
              type="text"
              autocomplete="off"
              spellcheck={false}
              maxLength={64}
              value={network}
              onInput={(event) => setNetwork(event.currentTarget.value)}
            />
          )}
        </Field>
        <HoursChoice name="keep-out" hours={hours} onChange={setHours} />
        <div class="button-row">
          <button type="submit" class="button" disabled={network.trim() === ''}>
            {text('admin.keepOut')}
          </button>
        </div>
      </form>
      <h3>{text('admin.keptOut')}</h3>
      {keptOut.length === 0 && <p class="field__hint">{text('admin.noneKeptOut')}</p>}
      <ul class="admin__errors">
        {keptOut.map((one) => (
          <li key={one.network} class="admin__taken">
            <span>
              <Dotted parts={[one.network, text('admin.inviteUntil', { when: moment(one.until) })]} />
            </span>
            <button
              type="button"
              class="small-button"
              aria-label={text('admin.letInOf', { network: one.network })}
              onClick={() => void change(letIn(one.network))}
            >
              {text('admin.letIn')}
            </button>
          </li>
        ))}
      </ul>
      <h3>{text('admin.refused')}</h3>
      <p class="field__hint">{text(refused.length === 0 ? 'admin.noneRefused' : 'admin.refusedHint')}</p>
      <ul class="admin__errors">
        {refused.map(({ network: from, why, times, at, whole }) => (
          <li key={`${from} ${why} ${whole}`} class="admin__taken">
            <span>
              <Dotted parts={[from, wordsFor(why), text('admin.times', { count: times, when: moment(at) })]} />
            </span>
            {whole && why !== 'kept-out' && (
              <button
                type="button"
                class="small-button"
                aria-label={text('admin.keepOutOf', { network: from })}
                onClick={() => setNetwork(from)}
              >
                {text('admin.keepOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
