import type { ApiRefusal } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import { CODE_ALPHABET, readScreenCode, SCREEN_CODE_LENGTH } from '@boomtown/wire/browser';
import { useId, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { admitScreen, endScreens } from '../../net/api.ts';
import { siteUrl } from '../../net/site.ts';
import { refusalWords } from '../refusal-words.ts';
import { useAddresses } from './use-addresses.ts';

interface AdmitScreenFormProps {
  /** The table's code, and the tokens of the seats that this browser holds there. */
  readonly table: string;
  readonly tokens: readonly string[];
  /** The screen's code, where it was scanned. */
  readonly scanned: string | null;
}

/** Room for blanks and a hyphen. */
const MAX_TYPED = SCREEN_CODE_LENGTH * 3;

/** A seat admits a big screen by the code that it shows, or shows the table on none any more. */
export function AdmitScreenForm({ table, tokens, scanned }: AdmitScreenFormProps) {
  const { text } = words.value;
  const id = useId();
  const [typed, type] = useState(scanned ?? '');
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [address] = useAddresses(siteUrl('tv')) ?? [];

  const ask = async (asked: Promise<Result<object, ApiRefusal>>, done: string) => {
    setBusy(true);
    say(null);
    setWrong(null);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) say(done);
    else setWrong(refusalWords(answer.error, words.value));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    const code = readScreenCode(typed);
    if (code === undefined) setWrong(text('tv.codeWrong', { signs: CODE_ALPHABET }));
    else void ask(admitScreen(table, tokens, code), text('tv.shown'));
  };
  return (
    <form class="stack" onSubmit={submit} noValidate>
      {scanned === null && <p>{text('tv.how', { address: address ?? siteUrl('tv').href })}</p>}
      <div>
        <label class="field__label" for={id}>
          {text('tv.codeLabel')}
        </label>
        <input
          id={id}
          class="text-input code-form__input"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={MAX_TYPED}
          value={typed}
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : `${id}-wrong`}
          onInput={(event) => {
            type(event.currentTarget.value);
            setWrong(null);
          }}
        />
      </div>
      {wrong !== null && (
        <p class="field__wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
      {said !== null && <p role="status">{said}</p>}
      <button type="submit" class="button button--primary button--wide" disabled={isBusy}>
        {text('tv.admit')}
      </button>
      <p>{text('tv.sees')}</p>
      <button
        type="button"
        class="button button--wide"
        disabled={isBusy}
        onClick={() => void ask(endScreens(table, tokens), text('tv.ended'))}
      >
        {text('tv.end')}
      </button>
    </form>
  );
}
