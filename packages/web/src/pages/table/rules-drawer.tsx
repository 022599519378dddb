import { type AnyGameModule, Icon } from '@boomtown/ui-kit';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { openedRules } from './opened-rules.ts';
import { useBorrowedFocus } from './use-focus-home.ts';

/** The rules of the game beside the board, open at the paragraph that tells the section in question. The game goes on meanwhile. */
export function RulesDrawer({ game }: { readonly game: AnyGameModule }) {
  const { text } = words.value;
  const { id } = game.rules.info;
  const section = openedRules.value;
  const page = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const isOpen = section !== null && game.RulesPage !== undefined;
  useEffect(() => () => close(), []);

  useBorrowedFocus(head, isOpen);

  useEffect(() => {
    const { current } = page;
    if (section === null || current === null) return;
    if (showSection(current, section)) return;
    // Pages with pictures come a moment later.
    const watch = new MutationObserver(() => {
      if (showSection(current, section)) watch.disconnect();
    });
    watch.observe(current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [section, isOpen]);

  if (section === null || game.RulesPage === undefined) return null;
  return (
    <aside
      class="rules-drawer"
      aria-label={text('rules.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div class="rules-drawer__head">
        <h2 ref={head} tabIndex={-1}>
          {text('rules.of', { game: gameName(id) })}
        </h2>
        <button type="button" class="round-button" aria-label={text('app.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="rules-drawer__page rules" ref={page} tabIndex={-1}>
        <game.RulesPage words={words.value} />
        <p>
          <a href={`rules-${id}`} target="_blank" rel="noopener">
            {text('rules.ownTab')}
          </a>
        </p>
      </div>
    </aside>
  );
}

function close(): void {
  openedRules.value = null;
}

/** Marks what tells the section and brings it into sight. @returns whether the page has come that far */
function showSection(page: HTMLElement, section: string): boolean {
  for (const marked of page.querySelectorAll('[data-here]')) delete (marked as HTMLElement).dataset.here;
  const told = page.querySelector<HTMLElement>(`[data-rule~="${CSS.escape(section)}"]`);
  if (told === null) return page.querySelector('[data-rule]') !== null;
  told.dataset.here = '';
  told.scrollIntoView({ block: 'center' });
  return true;
}
