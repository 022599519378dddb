import { textFingerprint } from '@boomtown/game-core';
import { useId, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { Field } from '../../shell/field.tsx';

/** A text to change, its fingerprint, and how little is left of the one before. */
export function TryFingerprint() {
  const { text } = words.value;
  const id = useId();
  const [typed, setTyped] = useState({ now: text('fairness.example'), before: text('fairness.example') });
  const now = [...textFingerprint(typed.now)];
  const before = [...textFingerprint(typed.before)];
  const changed = now.filter((sign, i) => sign !== before[i]).length;
  return (
    <div class="try card stack">
      <Field label={text('fairness.anyText')} hint={undefined}>
        {(ties) => (
          <input
            {...ties}
            class="text-input"
            type="text"
            spellcheck={false}
            autocomplete="off"
            maxLength={120}
            value={typed.now}
            onInput={(event) => setTyped({ now: event.currentTarget.value, before: typed.now })}
          />
        )}
      </Field>
      <p class="field__label" id={`${id}-print`}>
        {text('fairness.itsFingerprint')}
      </p>
      <p class="print" role="img" aria-labelledby={`${id}-print`} aria-describedby={`${id}-said`}>
        {now.map((sign, i) => (
          <span key={i} class={`print__sign${sign === before[i] ? '' : ' print__sign--changed'}`}>
            {sign}
          </span>
        ))}
      </p>
      <p id={`${id}-said`} class="field__hint" role="status">
        {typed.now === typed.before ? text('fairness.tryIt') : text('fairness.changed', { count: changed })}
      </p>
    </div>
  );
}
