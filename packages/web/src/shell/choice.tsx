import type { SeatColour } from '@boomtown/ui-kit';

interface ChoiceOption<V extends string> {
  readonly value: V;
  readonly label: string;
  /** The language of a label that isn't in the page's. */
  readonly lang?: string;
  /** The colour that the label names, shown beside it. */
  readonly swatch?: SeatColour;
}

interface ChoiceProps<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly ChoiceOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One of a few values, all of them in sight: radio buttons that look like a row of keys. */
export function Choice<V extends string>({ name, label, hint, options, value, onChange }: ChoiceProps<V>) {
  return (
    <fieldset class="field">
      <legend class="field__label">{label}</legend>
      {hint !== undefined && <p class="field__hint">{hint}</p>}
      <div class="keys">
        {options.map((option) => (
          <label key={option.value} class="keys__key">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>
              {option.swatch !== undefined && <i class={`swatch swatch--${option.swatch}`} aria-hidden="true" />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
