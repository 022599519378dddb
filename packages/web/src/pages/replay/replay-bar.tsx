import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { GameBar } from '../../shell/game-bar.tsx';
import { RulesLink } from '../../shell/rules-link.tsx';
import { SettingsButton } from '../../shell/settings-button.tsx';
import { FileButton } from './file-button.tsx';

interface ReplayBarProps {
  readonly id: GameId;
  /** Who played, in words. */
  readonly people: string;
  readonly onFile: (file: File) => void;
}

/** The narrow head of a replay: what is shown, and the ways out. */
export function ReplayBar({ id, people, onFile }: ReplayBarProps) {
  return (
    <GameBar id={id} beside={<span class="replay__people">{people}</span>}>
      <FileButton class="quiet-button" label={words.value.text('replay.another')} onFile={onFile} />
      <RulesLink id={id} />
      <SettingsButton />
    </GameBar>
  );
}
