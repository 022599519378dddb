import type { ApiRefusal } from '@boomtown/client/http';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { sayPassword } from '../../net/admin-api.ts';
import { SecretField } from '../../shell/secret-field.tsx';
import { refusalWords } from '../refusal-words.ts';

/** Asks for the password of the admin page. */
export function SignIn({ onIn }: { readonly onIn: () => Promise<void> }) {
  const { text } = words.value;
  const [word, setWord] = useState('');
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const [asking, setAsking] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (asking || word === '') return;
    setAsking(true);
    const said = await sayPassword(word);
    setAsking(false);
    setRefused(said.ok ? null : said.error);
    if (said.ok) await onIn();
  };
  return (
    <>
      <h1>{text('admin.title')}</h1>
      <form class="card admin__door" onSubmit={(event) => void submit(event)}>
        <SecretField
          label={text('admin.password')}
          wrong={refused === null ? null : refusalWords(refused, words.value)}
          value={word}
          onChange={setWord}
        />
        <button type="submit" class="button button--primary button--wide" disabled={asking || word === ''}>
          {text('admin.enter')}
        </button>
        <p class="field__hint">{text('admin.words')}</p>
      </form>
    </>
  );
}
