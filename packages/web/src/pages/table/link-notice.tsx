import type { TableConnection } from '@boomtown/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { refusalWords } from '../refusal-words.ts';

interface LinkNoticeProps {
  readonly connection: TableConnection;
  readonly watching: boolean;
}

/** Says in words when the table is not reached; nothing while all is well. */
export function LinkNotice({ connection, watching }: LinkNoticeProps) {
  const link = connection.link.value;
  const { text } = words.value;
  switch (link.kind) {
    case 'live':
    case 'connecting':
      return null;
    case 'lost':
      return (
        <div class="link-banner" role="status">
          <span class="link-banner__dots" aria-hidden="true" />
          {text(link.why?.code === 'no-socket' ? 'link.noSocket' : watching ? 'link.lostWatching' : 'link.lost')}
        </div>
      );
    case 'elsewhere':
      return (
        <LinkCard title={text('link.elsewhere')} words={text('link.elsewhereWords')}>
          <button type="button" class="button button--primary" onClick={() => connection.takeBack()}>
            {text('link.takeBack')}
          </button>
        </LinkCard>
      );
    case 'reload':
      return (
        <LinkCard title={text('link.reload')} words={text('link.reloadWords')}>
          <button type="button" class="button button--primary" onClick={() => location.reload()}>
            {text('app.reload')}
          </button>
        </LinkCard>
      );
    case 'refused':
      return (
        <LinkCard title={text('link.refused')} words={refusalWords(link.refusal, words.value)}>
          {link.refusal.code === 'not-your-seat' && (
            <button type="button" class="button button--primary" onClick={() => location.reload()}>
              {text('link.toDoor')}
            </button>
          )}
          <PageLink to={{ page: 'front' }} class="button">
            {text('app.toFront')}
          </PageLink>
        </LinkCard>
      );
    case 'gone':
    case 'ended':
      return (
        <LinkCard title={text('link.gone')} words={text(link.kind === 'ended' ? 'link.endedWords' : 'link.goneWords')}>
          <PageLink to={{ page: 'front' }} class="button button--primary">
            {text('app.toFront')}
          </PageLink>
        </LinkCard>
      );
  }
}

interface LinkCardProps {
  readonly title: string;
  readonly words: string;
  readonly children: ComponentChildren;
}

function LinkCard({ title, words: said, children }: LinkCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      role="alertdialog"
      aria-labelledby="link-title"
      aria-describedby="link-words"
      // There is nothing behind it to go back to.
      onCancel={(event) => event.preventDefault()}
    >
      <div class="dialog__body stack">
        <h2 id="link-title">{title}</h2>
        <p id="link-words">{said}</p>
        <div class="button-row">{children}</div>
      </div>
    </dialog>
  );
}
