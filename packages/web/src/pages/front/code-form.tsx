import { CODE_ALPHABET, readCode, readSeatCode } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';

interface CodeFormProps {
  /** A code that was not found just now, and how to look for it once more. */
  readonly missing?: { readonly code: string; readonly lookAgain: () => void };
}

/** The field for a code that a person was given: a table's, or the one-time code of a seat. Takes it as people type it: with blanks, hyphens, or in lower case. */
export function CodeForm({ missing }: CodeFormProps) {
  const [typed, setTyped] = useState(missing?.code ?? '');
  const [wrong, setWrong] = useState<'unreadable' | 'still-missing' | null>(null);
  const { text } = words.value;
  const submit = (event: Event) => {
    event.preventDefault();
    const seatCode = readSeatCode(typed);
    if (seatCode !== undefined) return go({ page: 'seat', code: seatCode });
    const code = readCode(typed);
    if (code === undefined) return setWrong('unreadable');
    if (code !== missing?.code) return go({ page: 'table', code });
    missing.lookAgain();
    setWrong('still-missing');
  };
  return (
    <form class="code-form" onSubmit={submit} noValidate>
      <label class="field__label" for="code">
        {text('front.haveCode')}
      </label>
      <div class="code-form__row">
        <input
          id="code"
          class="text-input code-form__input"
          type="text"
          inputMode="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={16}
          placeholder={text('front.codeExample')}
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : 'code-wrong'}
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
        />
        <button type="submit" class="button button--teal">
          {text('front.enter')}
        </button>
      </div>
      {wrong !== null && (
        <p class="field__wrong" id="code-wrong" role="alert">
          {wrong === 'unreadable'
            ? text('front.codeWrong', { signs: CODE_ALPHABET })
            : text('front.codeMissing', { code: readCode(typed) ?? typed })}
        </p>
      )}
    </form>
  );
}
