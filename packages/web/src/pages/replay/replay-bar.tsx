import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { RulesLink } from '../../shell/rules-link.tsx';
import { SettingsButton } from '../../shell/settings-button.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import { FileButton } from './file-button.tsx';

interface ReplayBarProps {
  readonly id: GameId;
  /** Who played, in words. */
  readonly people: string;
  readonly onFile: (file: File) => void;
}

/** The narrow head of a replay: what is shown, and the ways out. */
export function ReplayBar({ id, people, onFile }: ReplayBarProps) {
  const { text } = words.value;
  return (
    <header class="table-bar">
      <PageLink to={{ page: 'front' }} class="masthead__home">
        <Wordmark />
      </PageLink>
      <p class="table-bar__where">
        <span class="table-bar__game">{gameName(id)}</span>
        <span class="replay__people">{people}</span>
      </p>
      <nav class="table-bar__nav" aria-label={text('app.navigation')}>
        <FileButton class="quiet-button" label={text('replay.another')} onFile={onFile} />
        <RulesLink id={id} />
        <SettingsButton />
      </nav>
    </header>
  );
}
