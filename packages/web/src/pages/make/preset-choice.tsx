import { shelfOf } from '@boomtown/registry/shelf';
import { PRESET_NAMES, type PresetName } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameTextIfAny } from '../../games/game-words.ts';
import { Choice } from '../../shell/choice.tsx';

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
