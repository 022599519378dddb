import type { GameId } from '@boomtown/wire/browser';
import type { ComponentChildren } from 'preact';
import { words } from '../app/words.ts';
import { gameName } from '../games/game-words.ts';
import { PageLink } from './page-link.tsx';
import { Wordmark } from './wordmark.tsx';

interface GameBarProps {
  readonly id: GameId;
  /** What stands beside the game's name. */
  readonly beside?: ComponentChildren;
  /** The ways out. */
  readonly children: ComponentChildren;
}

/** The narrow head of a page round a board that is no table: of a guide, a replay or a puzzle. */
export function GameBar({ id, beside, children }: GameBarProps) {
  return (
    <header class="table-bar">
      <PageLink to={{ page: 'front' }} class="masthead__home">
        <Wordmark />
      </PageLink>
      <p class="table-bar__where">
        <span class="table-bar__game">{gameName(id)}</span>
        {beside}
      </p>
      <nav class="table-bar__nav" aria-label={words.value.text('app.navigation')}>
        {children}
      </nav>
    </header>
  );
}
