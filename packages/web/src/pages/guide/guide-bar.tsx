import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { RulesLink } from '../../shell/rules-link.tsx';
import { SettingsButton } from '../../shell/settings-button.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';

/** The narrow head of a guide: what is learnt, and the ways out. */
export function GuideBar({ id }: { readonly id: GameId }) {
  const { text } = words.value;
  return (
    <header class="table-bar">
      <PageLink to={{ page: 'front' }} class="masthead__home">
        <Wordmark />
      </PageLink>
      <p class="table-bar__where">
        <span class="table-bar__game">{gameName(id)}</span>
      </p>
      <nav class="table-bar__nav" aria-label={text('app.navigation')}>
        <RulesLink id={id} />
        <SettingsButton />
        <PageLink to={{ page: 'rules', game: id }} class="quiet-button">
          <Icon name="leave" />
          <span>{text('guide.leave')}</span>
        </PageLink>
      </nav>
    </header>
  );
}
