import { useState } from 'preact/hooks';
import { words } from '../app/words.ts';
import { Field } from './field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  readonly value: unknown;
  readonly onChange: (value: number) => void;
}

/** A whole number between two others. What fits counts as it is typed; the rest is brought back at the end, and that is said. */
export function NumberField({ label, hint, min, max, value, onChange }: NumberFieldProps) {
  const [isOut, setOut] = useState(false);
  const fits = (typed: number) => Number.isInteger(typed) && typed >= min && typed <= max;
  return (
    <Field label={label} hint={hint}>
      {(ties) => (
        <>
          <input
            {...ties}
            class="text-input text-input--short"
            type="number"
            min={min}
            max={max}
            step={1}
            value={Number(value)}
            // A screen reader may press the next button without the focus ever leaving this field.
            onInput={({ currentTarget }) => {
              if (fits(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber);
            }}
            onChange={({ currentTarget }) => {
              const typed = Math.round(currentTarget.valueAsNumber);
              const next = Number.isFinite(typed) ? Math.min(max, Math.max(min, typed)) : min;
              currentTarget.value = String(next);
              setOut(next !== typed);
              onChange(next);
            }}
          />
          <span role="status" class="field__hint">
            {isOut && words.value.text('make.outOfRange', { min, max, value: Number(value) })}
          </span>
        </>
      )}
    </Field>
  );
}
