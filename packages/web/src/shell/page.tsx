import { GAME_IDS } from '@boomtown/registry/ids';
import { Icon } from '@boomtown/ui-kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { route } from '../app/route.ts';
import { usePageTitle } from '../app/title.ts';
import { words } from '../app/words.ts';
import { authorOf, gameName } from '../games/game-words.ts';
import { isServerAway, lookForServer } from '../net/away.ts';
import { siteUrl } from '../net/site.ts';
import { PageLink } from './page-link.tsx';
import { SettingsButton } from './settings-button.tsx';
import { Wordmark } from './wordmark.tsx';

interface PageProps {
  /** For the browser's tab; empty: the product's name alone. */
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A page with head and foot. Its content gets the focus when it opens, so that reading begins there. */
export function Page({ title, class: className = '', children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <div class="page">
      <a class="skip-link" href="#content">
        {words.value.text('app.skip')}
      </a>
      <Masthead />
      <AwayBanner />
      <main id="content" class={`page__content ${className}`} tabIndex={-1} ref={main}>
        {children}
      </main>
      <Credits />
    </div>
  );
}

/** The head of every page but the running table's. */
function Masthead() {
  const { text } = words.value;
  return (
    <header class="masthead">
      <PageLink to={{ page: 'front' }} class="masthead__home">
        <Wordmark />
      </PageLink>
      <nav class="masthead__nav" aria-label={text('app.navigation')}>
        <PageLink to={{ page: 'rules', game: null }} class="quiet-button" current={route.value.page === 'rules'}>
          <Icon name="rules" />
          <span>{text('rules.title')}</span>
        </PageLink>
        <SettingsButton />
      </nav>
    </header>
  );
}

/** Says that the server is out of reach, and keeps trying. */
function AwayBanner() {
  const away = isServerAway.value;
  useEffect(() => (away ? lookForServer() : undefined), [away]);
  return (
    <div class="away" role="status">
      {away && <p>{words.value.text('app.away')}</p>}
    </div>
  );
}

/** Whose games these are, and that this is none of the publishers' own. */
function Credits() {
  const { text, list } = words.value;
  const games = GAME_IDS.map((id) => {
    const game = gameName(id);
    const author = authorOf(id);
    return author === null ? text('credits.unsigned', { game }) : text('credits.game', { game, author });
  });
  return (
    <footer class="credits">
      <nav class="credits__pages" aria-label={text('credits.pages')}>
        <PageLink to={{ page: 'puzzles', puzzle: null }}>{text('credits.puzzles')}</PageLink>
        <PageLink to={{ page: 'replay', table: null }}>{text('credits.replay')}</PageLink>
        <PageLink to={{ page: 'fairness' }}>{text('credits.fairness')}</PageLink>
        <PageLink to={{ page: 'your-data' }}>{text('credits.data')}</PageLink>
        <a href={siteUrl('third-party-notices.txt').href}>{text('credits.licences')}</a>
      </nav>
      <p>{text('credits.games', { games: list(games) })}</p>
      <p>{text('credits.unofficial')}</p>
    </footer>
  );
}
