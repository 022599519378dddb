import { words } from '../../app/words.ts';
import { sayPassphrase } from '../../net/api.ts';
import { Page } from '../../shell/page.tsx';
import { SecretForm } from '../secret-form.tsx';

/** Asks for the passphrase of a private server, in the place of whatever page was opened. That one comes back by itself. */
export function PassphrasePage() {
  const { text } = words.value;
  return (
    <Page title={text('entry.title')} class="plain-page entry">
      <h1>{text('entry.title')}</h1>
      <p>{text('entry.words')}</p>
      <SecretForm
        label={text('entry.passphrase')}
        enter={text('entry.enter')}
        hint={text('entry.once')}
        say={sayPassphrase}
      />
    </Page>
  );
}
