import { CODE_ALPHABET } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { pastedCode, signsOfNoCode } from './pasted-code.ts';

interface CodeFormProps {
  /** A code that was not found just now, and how to look for it once more. */
  readonly missing?: { readonly code: string; readonly lookAgain: () => void };
  /** What an address had in the place of a code. */
  readonly misread?: string;
}

/** Room for a sentence with a link in it. */
const MAX_LENGTH = 400;

/** The field for a code that a person was given: a table's, or the one-time code of a seat. Takes it as people type or paste it; see `pastedCode`. */
export function CodeForm({ missing, misread }: CodeFormProps) {
  const [typed, setTyped] = useState(missing?.code ?? misread ?? '');
  const [wrong, setWrong] = useState<'unreadable' | 'still-missing' | null>(
    misread === undefined ? null : 'unreadable',
  );
  const { text } = words.value;
  const submit = (event: Event) => {
    event.preventDefault();
    const found = pastedCode(typed);
    if (found === undefined) return setWrong('unreadable');
    if (found.code !== missing?.code) return go(found);
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
          maxLength={MAX_LENGTH}
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
            ? unreadable(typed)
            : text('front.codeMissing', { code: pastedCode(typed)?.code ?? typed })}
        </p>
      )}
    </form>
  );
}

/** Why a text is no code: by its signs, where it is as long as one. */
function unreadable(typed: string): string {
  const { text, list } = words.value;
  const foreign = signsOfNoCode(typed);
  const alphabet = CODE_ALPHABET;
  if (foreign.length === 0) return text('front.codeWrong', { signs: alphabet });
  return text('front.codeSigns', { count: foreign.length, foreign: list(foreign), signs: alphabet });
}
