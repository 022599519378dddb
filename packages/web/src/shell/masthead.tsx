import { Icon } from '@boomtown/ui-kit';
import { route } from '../app/route.ts';
import { words } from '../app/words.ts';
import { PageLink } from './page-link.tsx';
import { SettingsButton } from './settings-button.tsx';
import { Wordmark } from './wordmark.tsx';

/** The head of every page but the running table's. */
export function Masthead() {
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
