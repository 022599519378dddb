import type { ApiRefusal } from '@boomtown/client/http';
import { useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { NameField, tidyName } from '../../shell/name-field.tsx';
import { nameApart } from '../../shell/suggested-name.ts';
import { refusalWords } from '../refusal-words.ts';

interface PeopleHereProps {
  /** Who plays on this device already. */
  readonly names: readonly string[];
  /** May a person still sit down? */
  readonly room: boolean;
  /** Gives a person a seat of this device; resolves with why that was refused, if it was. */
  readonly onAdd: (name: string) => Promise<ApiRefusal | null>;
}

/** Further people who play on this device, each at a seat of their own. */
export function PeopleHere({ names, room, onAdd }: PeopleHereProps) {
  const { text } = words.value;
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sit = async (event: Event) => {
    event.preventDefault();
    const tidied = tidyName(name);
    form.current?.querySelector('input')?.focus();
    if (tidied === '' || busy) return;
    setBusy(true);
    const refusal = await onAdd(nameApart(tidied, names));
    setBusy(false);
    setRefused(refusal);
    if (refusal === null) setName('');
  };
  return (
    <section class="people-here" aria-label={text('device.title')}>
      {names.length > 1 && <p role="status">{text('device.people', { count: names.length })}</p>}
      {room && (
        <form class="people-here__form" ref={form} onSubmit={(event) => void sit(event)}>
          <NameField label={text('device.newName')} hint={text('device.hint')} value={name} onChange={setName} />
          <button type="submit" class="button" disabled={busy}>
            {text('device.sit')}
          </button>
        </form>
      )}
      {refused !== null && (
        <p class="field__wrong" role="alert">
          {refusalWords(refused, words.value)}
        </p>
      )}
    </section>
  );
}
