import type { ApiRefusal } from '@boomtown/client/http';
import './passphrase.css';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { sayPassphrase } from '../../net/api.ts';
import { Page } from '../../shell/page.tsx';
import { SecretField } from '../../shell/secret-field.tsx';
import { refusalWords } from '../refusal-words.ts';

/** Asks for the passphrase of a private server, in the place of whatever page was opened. That one comes back by itself. */
export function PassphrasePage() {
  const { text } = words.value;
  const [word, setWord] = useState('');
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const [asking, setAsking] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (asking || word === '') return;
    setAsking(true);
    const said = await sayPassphrase(word);
    setAsking(false);
    setRefused(said.ok ? null : said.error);
  };
  return (
    <Page title={text('entry.title')} class="plain-page entry">
      <h1>{text('entry.title')}</h1>
      <p>{text('entry.words')}</p>
      <form class="card entry__form" onSubmit={(event) => void submit(event)}>
        <SecretField
          label={text('entry.passphrase')}
          wrong={refused === null ? null : refusalWords(refused, words.value)}
          value={word}
          onChange={setWord}
        />
        <button type="submit" class="button button--primary button--wide" disabled={asking || word === ''}>
          {text('entry.enter')}
        </button>
        <p class="field__hint">{text('entry.once')}</p>
      </form>
    </Page>
  );
}
