import type { AdminReply } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';

const ACT_WORDS = {
  'took-name': 'admin.actName',
  'took-line': 'admin.actLine',
  'closed-seat': 'admin.actSeat',
  'ended-table': 'admin.actEnded',
  'kept-out': 'admin.actKeptOut',
  'let-in': 'admin.actLetIn',
  invited: 'admin.actInvited',
  'withdrew-invitation': 'admin.actWithdrew',
  'closed-server': 'admin.actClosed',
  'opened-server': 'admin.actOpened',
  'read-report': 'admin.actReport',
  'announced-update': 'admin.actUpdate',
  'withdrew-update': 'admin.actNoUpdate',
} as const;

/** What the host did here, the newest first. */
export function Acts({ acts }: Pick<AdminReply, 'acts'>) {
  const { text, moment } = words.value;
  return (
    <section class="card stack" aria-labelledby="admin-acts">
      <h2 id="admin-acts">{text('admin.acts')}</h2>
      {acts === null && <p class="field__hint">{text('admin.unknown')}</p>}
      {acts?.length === 0 && <p class="field__hint">{text('admin.noActs')}</p>}
      {acts !== null && acts.length > 0 && (
        <ul class="admin__errors">
          {acts.map(({ at, what, table, seat }, nth) => (
            <li key={`${at} ${nth}`}>
              <span class="admin__aside">{moment(at)}</span> {text(ACT_WORDS[what], { seat: String((seat ?? 0) + 1) })}
              {table !== null && <span class="admin__aside"> {text('admin.atTable', { name: table })}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
