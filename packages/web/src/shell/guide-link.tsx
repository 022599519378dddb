import { hasLesson } from '@boomtown/registry/lessons';
import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../app/words.ts';
import { gameName } from '../games/game-words.ts';
import { isGuideDone } from '../local-storage/guides.ts';
import { PageLink } from './page-link.tsx';

/** Links to a game's first-game guide, if there is one; marked once it was completed. */
export function GuideLink({ id, class: className }: { readonly id: GameId; readonly class: string }) {
  const { text } = words.value;
  if (!hasLesson(id)) return null;
  const isDone = isGuideDone(id);
  return (
    <PageLink to={{ page: 'guide', game: id }} class={className}>
      <Icon name={isDone ? 'check' : 'play'} />
      <span>
        {text('guide.open')}
        <span class="unseen"> ({isDone ? `${gameName(id)}: ${text('guide.learnt')}` : gameName(id)})</span>
      </span>
    </PageLink>
  );
}
