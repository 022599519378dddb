import { hasLesson } from '@boomtown/registry/lessons';
import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import type { ComponentChildren } from 'preact';
import { go, pathTo, type Route } from '../app/route.ts';
import { words } from '../app/words.ts';
import { gameName } from '../games/game-words.ts';
import { isGuideDone } from '../local-storage/guides.ts';
import { siteUrl } from '../net/site.ts';

interface PageLinkProps {
  readonly to: Route;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly current?: boolean;
}

/** A link to a page of ours: opens without loading anew, and like any link where the person asks for a tab of its own. */
export function PageLink({ to, children, current = false, ...rest }: PageLinkProps) {
  return (
    <a
      {...rest}
      href={siteUrl(pathTo(to)).href}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

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
