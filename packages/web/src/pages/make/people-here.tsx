import { Icon } from '@boomtown/ui-kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { NameField } from '../../shell/name-field.tsx';

interface PeopleHereProps {
  /** The names of those who play on this device besides the person who makes the table, as they are typed. */
  readonly names: readonly string[];
  /** How many of them the game takes at most. */
  readonly most: number;
  readonly onChange: (names: readonly string[]) => void;
}

/** Who else plays on this device: a field for each name, and a button for one more. */
export function PeopleHere({ names, most, onChange }: PeopleHereProps) {
  const { text } = words.value;
  const fields = useRef<HTMLFieldSetElement>(null);
  const before = useRef(names.length);
  useLayoutEffect(() => {
    // Who was added is named next; where a person was taken away, the button for one more is what is left.
    const added = names.length > before.current;
    if (names.length !== before.current) {
      const all = fields.current?.querySelectorAll<HTMLElement>(added ? 'input' : ':scope > button');
      all?.item(all.length - 1)?.focus();
    }
    before.current = names.length;
  }, [names.length]);
  return (
    <fieldset class="people-here" ref={fields}>
      <legend class="unseen">{text('device.title')}</legend>
      {names.map((name, at) => (
        <div key={at} class="people-here__form">
          <NameField
            label={text('device.name', { number: at + 2 })}
            value={name}
            onChange={(typed) => onChange(names.with(at, typed))}
          />
          <button
            type="button"
            class="round-button"
            aria-label={text('device.remove', { number: at + 2 })}
            onClick={() => onChange(names.toSpliced(at, 1))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      {names.length > 0 && <p class="field__hint">{text('device.hint')}</p>}
      {names.length < most && (
        <button type="button" class="small-button" onClick={() => onChange([...names, ''])}>
          {text('device.add')}
        </button>
      )}
    </fieldset>
  );
}
