import { Field } from './field.tsx';

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
  return (
    <Field label={label} hint={hint}>
      {(ties) => (
        <input
          {...ties}
          class="text-input text-input--short"
          type="number"
          min={min}
          max={max}
          step={1}
          value={Number(value)}
          onChange={(event) => {
            const typed = Math.round(event.currentTarget.valueAsNumber);
            onChange(Number.isFinite(typed) ? Math.min(max, Math.max(min, typed)) : min);
          }}
        />
      )}
    </Field>
  );
}
