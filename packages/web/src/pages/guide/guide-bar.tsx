import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { GameBar } from '../../shell/game-bar.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { RulesLink } from '../../shell/rules-link.tsx';
import { SettingsButton } from '../../shell/settings-button.tsx';

/** The narrow head of a guide: what is learnt, and the ways out. */
export function GuideBar({ id }: { readonly id: GameId }) {
  return (
    <GameBar id={id}>
      <RulesLink id={id} />
      <SettingsButton />
      <PageLink to={{ page: 'rules', game: id }} class="quiet-button">
        <Icon name="leave" />
        <span>{words.value.text('guide.leave')}</span>
      </PageLink>
    </GameBar>
  );
}
