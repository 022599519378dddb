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
  /** After how many actions of another match this one begins; `null` where it was dealt. */
  readonly from: number | null;
  readonly onFile: (file: File) => void;
}

/** The narrow head of a replay: what is shown, and the ways out. */
export function ReplayBar({ id, people, from, onFile }: ReplayBarProps) {
  const { text } = words.value;
  const beside = (
    <>
      <span class="replay__people">{people}</span>
      {from !== null && (
        <span class="table-bar__from" title={text('playOn.from', { step: from })}>
          {text('playOn.fromBrief', { step: from })}
        </span>
      )}
    </>
  );
  return (
    <GameBar id={id} beside={beside}>
      <FileButton class="quiet-button" label={words.value.text('replay.another')} onFile={onFile} />
      <RulesLink id={id} />
      <SettingsButton />
    </GameBar>
  );
}
