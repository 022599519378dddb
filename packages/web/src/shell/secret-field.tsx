import { useId } from 'preact/hooks';

interface SecretFieldProps {
  readonly label: string;
  /** Why it was not taken, in words. */
  readonly wrong: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a secret word, which the browser may keep for its person. */
export function SecretField({ label, wrong, value, onChange }: SecretFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="text-input"
        type="password"
        autocomplete="current-password"
        maxLength={200}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {wrong !== null && (
        <p class="field__wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
