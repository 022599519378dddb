import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../app/words.ts';

/** To the rules of a game, in a tab of their own: what is on the board stays there. */
export function RulesLink({ id }: { readonly id: GameId }) {
  return (
    <a class="quiet-button" href={`rules-${id}`} target="_blank" rel="noopener">
      <Icon name="rules" />
      <span>{words.value.text('rules.title')}</span>
    </a>
  );
}
