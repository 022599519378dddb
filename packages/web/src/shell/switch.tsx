import { useId } from 'preact/hooks';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is on or off, with one plain line of what it does. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="switch__track" aria-hidden="true" />
      <span class="switch__words">
        <span class="field__label">{label}</span>
        {hint !== undefined && (
          <span class="field__hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
