import type { TableView } from '@boomtown/client';
import { Dialog } from '@boomtown/ui-kit';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { NameField, tidyName } from '../../shell/name-field.tsx';
import { suggestedName } from '../../shell/suggested-name.ts';
import { refusalWords } from '../refusal-words.ts';
import type { OwnName } from './use-own-name.ts';

interface SpectatorsDialogProps {
  readonly table: Pick<TableView, 'watchers' | 'watcherNames' | 'seats'>;
  /** What the spectator here is called; `null` for players. */
  readonly own: OwnName | null;
  readonly onClose: () => void;
}

/** Who watches: names that spectators chose to show, the number of the others, and one's own choice. */
export function SpectatorsDialog({ table, own, onClose }: SpectatorsDialogProps) {
  const { text } = words.value;
  const { watchers, watcherNames: names } = table;
  const others = watchers - names.length;
  return (
    <Dialog title={text('spectators.title')} onClose={onClose}>
      <div class="stack">
        {names.length > 0 && (
          <ul class="spectators">
            {names.map((name, place) => (
              // Two spectators may have one name.
              <li key={`${place} ${name}`} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        )}
        {others > 0 && <p>{text(names.length > 0 ? 'spectators.more' : 'spectators.unnamed', { count: others })}</p>}
        {own !== null && <OwnNameForm own={own} taken={table.seats.map(({ name }) => name)} />}
      </div>
    </Dialog>
  );
}

function OwnNameForm({ own, taken }: { readonly own: OwnName; readonly taken: readonly string[] }) {
  const { text } = words.value;
  const [typed, type] = useState(own.name.value ?? suggestedName(taken));
  const shown = own.name.value;
  const refused = own.refused.value;
  const show = (event: Event) => {
    event.preventDefault();
    own.show(tidyName(typed) || suggestedName(taken));
  };
  return (
    <form class="stack" onSubmit={show}>
      <p role="status">{shown === null ? text('spectators.hidden') : text('spectators.as', { name: shown })}</p>
      {refused !== null && (
        <p class="field__wrong" role="alert">
          {refusalWords(refused, words.value)}
        </p>
      )}
      <NameField label={text('make.yourName')} value={typed} onChange={type} />
      <div class="button-row">
        <button type="submit" class="button button--primary">
          {text('spectators.show')}
        </button>
        {shown !== null && (
          <button type="button" class="button" onClick={() => own.show(null)}>
            {text('spectators.hide')}
          </button>
        )}
      </div>
    </form>
  );
}
