import './admin.css';
import type { ApiRefusal } from '@boomtown/client/http';
import type { AdminReply } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { sayPassword, serverState, signOut } from '../../net/admin-api.ts';
import { Page } from '../../shell/page.tsx';
import { WaysOn } from '../../shell/ways-on.tsx';
import { refusalWords } from '../refusal-words.ts';
import { SecretForm } from '../secret-form.tsx';
import { AccessCards } from './access-cards.tsx';
import { Acts } from './acts.tsx';
import { Failures, LeftOutGames, UpdateCard } from './attention-cards.tsx';
import { Figures } from './figures.tsx';
import { TableList } from './table-list.tsx';

const LOOK_EVERY_MS = 5_000;

/** What of the server its host sees and does, behind a password. */
export function AdminPage() {
  const { text } = words.value;
  const [state, setState] = useState<AdminReply | null>(null);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const look = async () => {
    const answer = await serverState();
    if (answer.ok) setState(answer.value);
    else if (answer.error.code !== 'unreachable') setState(null);
    setRefused(answer.ok ? null : answer.error);
  };
  const isOpen = state !== null;
  useEffect(() => void look(), []);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen]);

  if (state === null) {
    return (
      <Page title={text('admin.title')} class="plain-page">
        <Closed refused={refused} look={look} />
      </Page>
    );
  }
  const leave = async () => {
    await signOut();
    await look();
  };
  return (
    <Page title={text('admin.title')} class="admin">
      <header class="admin__head">
        <h1>{text('admin.title')}</h1>
        <button type="button" class="button" onClick={() => void leave()}>
          {text('admin.leave')}
        </button>
      </header>
      {refused !== null && <Alert>{text('admin.lost')}</Alert>}
      {!state.saving && <Alert>{text('admin.notSaving')}</Alert>}
      <Figures state={state} />
      <UpdateCard draining={state.draining} onChange={setState} />
      <LeftOutGames games={state.leftOut} />
      <AccessCards state={state} onChanged={look} />
      <Failures errors={state.errors} />
      <Acts acts={state.acts} />
      <TableList state={state} onChanged={look} />
    </Page>
  );
}

function Alert({ children }: { readonly children: string }) {
  return (
    <p class="field__wrong" role="alert">
      {children}
    </p>
  );
}

/** Nobody has said the password yet, there is none, or the server does not answer. */
function Closed({ refused, look }: { readonly refused: ApiRefusal | null; readonly look: () => Promise<void> }) {
  const { text } = words.value;
  if (refused === null) return <div class="skeleton" role="status" aria-label={text('app.loading')} />;
  if (refused.code === 'admin-password') return <SignIn onIn={look} />;
  const isOff = refused.code === 'malformed';
  return (
    <>
      <h1>{text(isOff ? 'admin.off' : 'admin.title')}</h1>
      <p role="alert">{isOff ? text('admin.offWords') : refusalWords(refused, words.value)}</p>
      <WaysOn again={isOff ? null : () => void look()} />
    </>
  );
}

/** Asks for the password of the admin page. */
function SignIn({ onIn }: { readonly onIn: () => Promise<void> }) {
  const { text } = words.value;
  return (
    <>
      <h1>{text('admin.title')}</h1>
      <SecretForm
        label={text('admin.password')}
        enter={text('admin.enter')}
        hint={text('admin.words')}
        say={sayPassword}
        onTaken={onIn}
      />
    </>
  );
}
