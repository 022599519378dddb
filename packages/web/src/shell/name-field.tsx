import { MAX_NAME_LENGTH } from '@boomtown/wire/browser';
import { useId } from 'preact/hooks';

interface NameFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A person's name: any letters, at most as long as the table takes. */
export function NameField({ label, hint, value, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p class="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        class="text-input"
        type="text"
        autocomplete="nickname"
        spellcheck={false}
        maxLength={MAX_NAME_LENGTH}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
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
