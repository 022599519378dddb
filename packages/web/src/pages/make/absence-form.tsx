import { TERM_LIMITS, type Terms } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { Choice } from '../../shell/choice.tsx';
import { NumberField } from '../../shell/number-field.tsx';
import { Switch } from '../../shell/switch.tsx';

interface AbsenceFormProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

/** After this many minutes a bot plays, where the maker says nothing else. */
const FIRST_MINUTES = 5;
const WAYS = ['wait', 'bot'] as const;

/** What becomes of the game when a person is away. */
export function AbsenceForm({ terms, onChange }: AbsenceFormProps) {
  const { text } = words.value;
  const way = terms.botAfter === 0 ? 'wait' : 'bot';
  return (
    <>
      <Choice
        name="absence"
        label={text('terms.absence')}
        hint={text(`terms.absenceHint-${way}`)}
        options={WAYS.map((value) => ({ value, label: text(`terms.absence-${value}`) }))}
        value={way}
        onChange={(chosen) => onChange({ ...terms, botAfter: chosen === 'wait' ? 0 : FIRST_MINUTES })}
      />
      {way === 'bot' && (
        <NumberField
          label={text('terms.botAfter')}
          {...TERM_LIMITS.botAfter}
          value={terms.botAfter}
          onChange={(botAfter) => onChange({ ...terms, botAfter })}
        />
      )}
      <Switch
        label={text('terms.vote')}
        hint={text('terms.voteHint')}
        on={terms.vote}
        onChange={(vote) => onChange({ ...terms, vote })}
      />
    </>
  );
}
