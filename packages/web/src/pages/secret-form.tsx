import './secret-form.css';
import type { ApiRefusal } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import { useId, useState } from 'preact/hooks';
import { words } from '../app/words.ts';
import { refusalWords } from './refusal-words.ts';

interface SecretFormProps {
  /** What the secret is called, what its button does, and what else is to be known of it. */
  readonly label: string;
  readonly enter: string;
  readonly hint: string;
  readonly say: (secret: string) => Promise<Result<unknown, ApiRefusal>>;
  /** It was the right one. */
  readonly onTaken?: () => Promise<void>;
}

/** Asks for a secret word, and says why it was not taken. */
export function SecretForm({ label, enter, hint, say, onTaken }: SecretFormProps) {
  const [word, setWord] = useState('');
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const [asking, setAsking] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (asking || word === '') return;
    setAsking(true);
    const said = await say(word);
    setAsking(false);
    setRefused(said.ok ? null : said.error);
    if (said.ok) await onTaken?.();
  };
  return (
    <form class="card secret-form" onSubmit={(event) => void submit(event)}>
      <SecretField
        label={label}
        wrong={refused === null ? null : refusalWords(refused, words.value)}
        value={word}
        onChange={setWord}
      />
      <button type="submit" class="button button--primary button--wide" disabled={asking || word === ''}>
        {enter}
      </button>
      <p class="field__hint">{hint}</p>
    </form>
  );
}

interface SecretFieldProps {
  readonly label: string;
  /** Why it was not taken, in words. */
  readonly wrong: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a secret word, which the browser may keep for its person. */
function SecretField({ label, wrong, value, onChange }: SecretFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="text-input"
        type="password"
        autocomplete="current-password"
        maxLength={200}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {wrong !== null && (
        <p class="field__wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
