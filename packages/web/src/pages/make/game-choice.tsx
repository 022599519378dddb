import { GAME_IDS } from '@boomtown/registry/ids';
import { shelfOf } from '@boomtown/registry/shelf';
import { Icon, PRESET_NAMES, type PresetName } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName, gameText, gameTextIfAny } from '../../games/game-words.ts';
import { Choice } from '../../shell/choice.tsx';
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

/** The way to play that was chosen; `own`: something of it was changed since. */
export type Way = PresetName | 'usual' | 'own';

interface PresetChoiceProps {
  readonly game: GameId;
  readonly way: Way;
  readonly onChange: (way: PresetName | 'usual') => void;
}

/** The ways to play a game, of which each sets the options and the clock below. */
export function PresetChoice({ game, way, onChange }: PresetChoiceProps) {
  const { text } = words.value;
  const ways = (['usual', ...PRESET_NAMES] as const).filter((name) => name === 'usual' || shelfOf(game).presets[name]);
  const hint =
    way === 'own' || way === 'usual'
      ? text(way === 'own' ? 'presets.own' : 'presets.usual-line')
      : (gameTextIfAny(game, `preset-${way}`) ?? '');
  return (
    <Choice
      name="preset"
      label={text('presets.title')}
      hint={hint}
      options={ways.map((value) => ({ value, label: text(`presets.${value}`) }))}
      value={way as PresetName | 'usual'}
      onChange={onChange}
    />
  );
}
