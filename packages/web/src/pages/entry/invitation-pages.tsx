import type { ApiRefusal } from '@boomtown/client/http';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { enterByInvitation, enterBySeats } from '../../net/api.ts';
import { Page } from '../../shell/page.tsx';
import { WaysOn } from '../../shell/ways-on.tsx';
import { refusalWords } from '../refusal-words.ts';

/** Where the link of an invitation leads: to the front page, or to words why it does not. */
export function InvitedPage({ code }: { readonly code: string | null }) {
  const { text } = words.value;
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const enter = async () => {
    const entered = code === null ? null : await enterByInvitation(code);
    if (entered === null || entered.ok) go({ page: 'front' }, true);
    else setRefused(entered.error);
  };
  useEffect(() => void enter(), [code]);
  return (
    <Page title={text('entry.invitedTitle')} class="plain-page">
      <h1>{text('entry.invitedTitle')}</h1>
      {refused === null ? (
        <p role="status">{text('entry.entering')}</p>
      ) : (
        <p role="alert">{refusalWords(refused, words.value)}</p>
      )}
      {refused !== null && <WaysOn again={() => void enter()} />}
    </Page>
  );
}

/** In the place of any page, where the server is open by invitation only. A browser that holds a seat enters by itself. */
export function ByInvitationPage() {
  const { text } = words.value;
  useEffect(() => void enterBySeats(), []);
  return (
    <Page title={text('entry.invitedTitle')} class="plain-page">
      <h1>{text('entry.invitedTitle')}</h1>
      <p>{text('entry.invitedWords')}</p>
      <button type="button" class="button button--primary" onClick={() => location.reload()}>
        {text('app.again')}
      </button>
    </Page>
  );
}

/** In the place of any page, while the host keeps this network out. `until`: milliseconds since 1970. */
export function KeptOutPage({ until }: { readonly until: number }) {
  const { text, moment } = words.value;
  return (
    <Page title={text('entry.keptOutTitle')} class="plain-page">
      <h1>{text('entry.keptOutTitle')}</h1>
      <p>{text('entry.keptOutWords', { when: moment(until) })}</p>
      <button type="button" class="button button--primary" onClick={() => location.reload()}>
        {text('app.again')}
      </button>
    </Page>
  );
}
