import { GAME_IDS } from '@boomtown/registry/ids';
import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName, gameText } from '../../games/game-words.ts';
import { GameCover } from '../../shell/game-cover.tsx';

interface GameChoiceProps {
  readonly value: GameId;
  /** Was the game chosen before this page opened? */
  readonly isChosen: boolean;
  readonly onChange: (game: GameId) => void;
}

/** The games by the covers of their boxes, one of them chosen. Where there is little room only that one is seen then. */
export function GameChoice({ value, isChosen, onChange }: GameChoiceProps) {
  const { text } = words.value;
  const [isOpen, setOpen] = useState(!isChosen);
  return (
    <fieldset class={`game-choice ${isOpen ? '' : 'game-choice--closed'}`}>
      <legend class="field__label">{text('make.game')}</legend>
      <div class="game-choice__covers">
        {GAME_IDS.map((id) => (
          <label key={id} class="game-choice__game">
            <input
              type="radio"
              name="game"
              value={id}
              checked={id === value}
              onChange={() => {
                setOpen(false);
                onChange(id);
              }}
            />
            <GameCover id={id} class="game-choice__cover" />
            <span class="game-choice__mark" aria-hidden="true">
              <Icon name="check" />
            </span>
            <span class="game-choice__words">
              <span class="game-choice__name">{gameName(id)}</span>
              <span class="field__hint">{gameText(id, 'tagline')}</span>
            </span>
          </label>
        ))}
      </div>
      {!isOpen && (
        <button type="button" class="small-button game-choice__others" onClick={() => setOpen(true)}>
          {text('rules.others')}
        </button>
      )}
    </fieldset>
  );
}
