import { MAX_NAME_LENGTH } from '@boomtown/wire/browser';
import { Field } from './field.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A person's name: any letters, at most as long as the table takes. */
export function NameField({ label, hint, value, onChange }: NameFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(ties) => (
        <input
          {...ties}
          class="text-input"
          type="text"
          autocomplete="nickname"
          spellcheck={false}
          maxLength={MAX_NAME_LENGTH}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** The name as the table takes it: blanks joined and trimmed. Empty if nothing is left. */
export function tidyName(typed: string): string {
  return typed
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}
