import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { GameBar } from '../../shell/game-bar.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { RulesLink } from '../../shell/rules-link.tsx';
import { SettingsButton } from '../../shell/settings-button.tsx';

/** The narrow head of a puzzle: its game, and the ways out. */
export function PuzzleBar({ id }: { readonly id: GameId }) {
  return (
    <GameBar id={id}>
      <RulesLink id={id} />
      <SettingsButton />
      <PageLink to={{ page: 'puzzles', puzzle: null }} class="quiet-button">
        <Icon name="leave" />
        <span>{words.value.text('puzzles.all')}</span>
      </PageLink>
    </GameBar>
  );
}
