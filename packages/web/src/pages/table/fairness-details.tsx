import { words } from '../../app/words.ts';
import type { TableView } from '../../net/table-view.ts';
import { FairnessLink } from '../fairness/fairness-link.tsx';

/** The promises behind the shuffle, folded away: what was fixed before the start, as far as it may be shown. */
export function FairnessDetails({ table }: { readonly table: TableView }) {
  return (
    <details class="disclosure fairness">
      <summary>{words.value.text('fair.title')}</summary>
      <FairnessPromises table={table} />
    </details>
  );
}

/** The host's commitment and the hashes of the players' nonces, and what they are good for. */
export function FairnessPromises({ table }: { readonly table: TableView }) {
  const { text } = words.value;
  return (
    <>
      <p>{text('fair.words')}</p>
      <dl class="fairness__list">
        <dt>{text('fair.commitment')}</dt>
        <dd class="hex">{table.commitment}</dd>
        {table.seats
          .filter(({ nonceHash }) => nonceHash !== '')
          .map(({ seat, name, nonceHash }) => (
            <div key={seat}>
              <dt>{text('fair.hashOf', { name })}</dt>
              <dd class="hex">{nonceHash}</dd>
            </div>
          ))}
      </dl>
      <FairnessLink />
    </>
  );
}
