import type { TableView } from '@boomtown/client';
import { words } from '../../app/words.ts';
import { callOffWords } from '../../replay/call-off-words.ts';
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

/** How many starts were called off after a number had been opened, and by whom; each is a redraw. Nothing where none was. */
export function Redraws({ table: { calledOff, seats } }: { readonly table: Pick<TableView, 'calledOff' | 'seats'> }) {
  if (calledOff === null) return null;
  const names = seats.map(({ name }) => name);
  return (
    <p class="field__hint">
      {callOffWords(calledOff, names, words.value)} {words.value.text('fair.redraw')}
    </p>
  );
}
