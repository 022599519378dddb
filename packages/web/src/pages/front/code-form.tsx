import { readCode } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';

/** The field for a code that somebody was given. Takes it as people type it: with blanks, hyphens, or in lower case. */
export function CodeForm() {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { text } = words.value;
  const submit = (event: Event) => {
    event.preventDefault();
    const code = readCode(typed);
    setWrong(code === undefined);
    if (code !== undefined) go({ page: 'table', code });
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
          aria-invalid={wrong}
          aria-describedby={wrong ? 'code-wrong' : undefined}
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <button type="submit" class="button button--teal">
          {text('front.enter')}
        </button>
      </div>
      {wrong && (
        <p class="field__wrong" id="code-wrong" role="alert">
          {text('front.codeWrong')}
        </p>
      )}
    </form>
  );
}
