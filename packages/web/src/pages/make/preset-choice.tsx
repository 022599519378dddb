import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { Choice } from '../../shell/choice.tsx';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';

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
  const ways = (['usual', ...PRESET_NAMES] as const).filter((name) => name === 'usual' || PRESETS[game][name]);
  const hint = way === 'own' ? 'own' : way === 'usual' ? 'usual-line' : (`${way}-${game}` as const);
  return (
    <Choice
      name="preset"
      label={text('presets.title')}
      // Only what a game has can be chosen.
      hint={text(`presets.${hint as 'own'}`)}
      options={ways.map((value) => ({ value, label: text(`presets.${value}`) }))}
      value={way as PresetName | 'usual'}
      onChange={onChange}
    />
  );
}
