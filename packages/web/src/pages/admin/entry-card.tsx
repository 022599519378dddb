import { Dotted } from '@boomtown/ui-kit';
import type { AdminAccessReply, Invitation } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { invitationAddress } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { invite, openOnlyToInvited, withdrawInvitation } from '../../net/admin-api.ts';
import { siteUrl } from '../../net/site.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { NumberField } from '../../shell/number-field.tsx';
import type { ShownAccess } from './use-access.ts';

interface EntryCardProps extends Pick<ShownAccess, 'change'> {
  readonly access: AdminAccessReply;
}

const PEOPLE = { min: 1, max: 1_000 };
const DAYS = { min: 1, max: 366 };

/** Whether the server is open to everybody, and the links that let people in. */
export function EntryCard({ access, change }: EntryCardProps) {
  const { text } = words.value;
  const { onlyInvited, hasPassphrase, invitations } = access;
  const [people, setPeople] = useState(5);
  const [days, setDays] = useState(7);
  const state = onlyInvited ? 'entryInvited' : hasPassphrase ? 'entryPassphrase' : 'entryOpen';
  return (
    <section class="card stack" aria-labelledby="admin-entry">
      <h2 id="admin-entry">{text('admin.entry')}</h2>
      <p role="status">{text(`admin.${state}`)}</p>
      {(!hasPassphrase || onlyInvited) && (
        <div class="button-row">
          <button type="button" class="button" onClick={() => void change(openOnlyToInvited(!onlyInvited))}>
            {text(onlyInvited ? 'admin.openToAll' : 'admin.onlyInvited')}
          </button>
        </div>
      )}
      <p class="field__hint">{text('admin.inviteHint')}</p>
      <div class="admin__find">
        <NumberField label={text('admin.invitePeople')} {...PEOPLE} value={people} onChange={setPeople} />
        <NumberField label={text('admin.inviteDays')} {...DAYS} value={days} onChange={setDays} />
        <button type="button" class="button" onClick={() => void change(invite({ people, days }))}>
          {text('admin.invite')}
        </button>
      </div>
      <ul class="admin__errors">
        {invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} change={change} />
        ))}
      </ul>
    </section>
  );
}

interface InvitationLineProps extends Pick<ShownAccess, 'change'> {
  readonly invitation: Invitation;
}

function InvitationLine({ invitation, change }: InvitationLineProps) {
  const { text, moment } = words.value;
  const { id, code, people, used, until, madeAt } = invitation;
  const facts = [
    ...(people === null ? [] : [text('admin.inviteUsed', { used, people })]),
    ...(until === null ? [] : [text('admin.inviteUntil', { when: moment(until) })]),
  ];
  return (
    <li class="admin__taken">
      <span>
        <Dotted parts={facts} />
      </span>
      <CopyButton value={siteUrl(invitationAddress(code)).href} label={text('admin.inviteCopy')} />
      <button
        type="button"
        class="small-button"
        aria-label={text('admin.withdrawOf', { when: moment(madeAt) })}
        onClick={() => void change(withdrawInvitation(id))}
      >
        {text('admin.withdraw')}
      </button>
    </li>
  );
}
