import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  /** The input itself, which takes these attributes. */
  readonly children: (ties: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
  }) => ComponentChildren;
}

/** An input under its label and hint, tied to both for the person who does not see them. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p class="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': hintId })}
    </div>
  );
}
