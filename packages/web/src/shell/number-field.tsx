import { useId } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  readonly value: unknown;
  readonly onChange: (value: number) => void;
}

/** A whole number between two others; what is typed beyond them is brought back. */
export function NumberField({ label, hint, min, max, value, onChange }: NumberFieldProps) {
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
        class="text-input text-input--short"
        type="number"
        min={min}
        max={max}
        step={1}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={Number(value)}
        onChange={(event) => {
          const typed = Math.round(event.currentTarget.valueAsNumber);
          onChange(Number.isFinite(typed) ? Math.min(max, Math.max(min, typed)) : min);
        }}
      />
    </div>
  );
}
