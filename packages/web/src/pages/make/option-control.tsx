import type { OptionField } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { words } from '../../app/words.ts';
import { Choice } from '../../shell/choice.tsx';
import { NumberField } from '../../shell/number-field.tsx';
import { Switch } from '../../shell/switch.tsx';
import type { Options } from './fitted-options.ts';
import { SeatChoices } from './seat-choices.tsx';

interface OptionControlProps {
  readonly game: AnyGameModule;
  readonly field: OptionField;
  readonly seats: number;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** The control of one option: made from the game's own list, so that a new game brings its form along. */
export function OptionControl({ game, field, seats, options, onChange }: OptionControlProps) {
  const { label, hint, value: valueWords, seat: seatWords } = game.optionWords(field, words.value);
  const value = options[field.key];
  const change = (changed: unknown) => onChange({ ...options, [field.key]: changed });
  switch (field.kind) {
    case 'switch':
      return <Switch label={label} hint={hint} on={value === true} onChange={change} />;
    case 'number':
      return <NumberField label={label} hint={hint} min={field.min} max={field.max} value={value} onChange={change} />;
    case 'choice': {
      const choices = field.values.map((choice) => ({ value: choice, label: valueWords(choice) }));
      if (field.perSeat === true) {
        const shared = { name: field.key, label, hint, options: choices, seats, value, seatWords };
        return <SeatChoices {...shared} onChange={change} />;
      }
      return (
        <Choice name={field.key} label={label} hint={hint} options={choices} value={String(value)} onChange={change} />
      );
    }
    case 'seat': {
      const choices = ['random', ...Array.from({ length: seats }, (_, seat) => String(seat))];
      return (
        <Choice
          name={field.key}
          label={label}
          hint={hint}
          options={choices.map((choice) => ({ value: choice, label: valueWords(choice) }))}
          value={String(value)}
          onChange={(choice) => change(choice === 'random' ? choice : Number(choice))}
        />
      );
    }
    case 'own': {
      const { OwnOption } = game;
      return OwnOption === undefined ? null : (
        <OwnOption words={words.value} field={field} options={options} change={onChange} />
      );
    }
  }
}
