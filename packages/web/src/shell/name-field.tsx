import { fitText, shortened } from '@boomtown/game-core';
import { MAX_NAME_LENGTH } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { Field } from './field.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A person's name: any letters, at most as long as the table takes. */
export function NameField({ label, hint, value, onChange }: NameFieldProps) {
  // Tells what the page filled in from what the person typed.
  const [suggested] = useState(value);
  return (
    <Field label={label} hint={hint}>
      {(ties) => (
        <input
          {...ties}
          class="text-input"
          type="text"
          dir="auto"
          autocomplete="nickname"
          spellcheck={false}
          maxLength={MAX_NAME_LENGTH}
          defaultValue={suggested}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** The name as the table takes it. Empty if nothing is left that can be seen. */
export function tidyName(typed: string): string {
  return shortened(fitText(typed), MAX_NAME_LENGTH);
}
