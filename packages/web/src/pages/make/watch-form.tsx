import { TERM_LIMITS } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { Choice } from '../../shell/choice.tsx';
import { NumberField } from '../../shell/number-field.tsx';
import { Switch } from '../../shell/switch.tsx';

/** Who may watch: nobody, or the person who has the code, this many actions late. */
interface WatchChoice {
  readonly watchable: boolean;
  readonly delay: number;
  /** Are they shown the chances to win? `null`: in this game they can't be. */
  readonly chances: boolean | null;
}

interface WatchFormProps extends WatchChoice {
  readonly onChange: (choice: WatchChoice) => void;
}

const WAYS = ['live', 'late', 'none'] as const;
/** Where the maker says nothing else. */
const FIRST_DELAY = 5;

/** Who may watch the table, and how late. */
export function WatchForm({ watchable, delay, chances, onChange }: WatchFormProps) {
  const { text } = words.value;
  const way = !watchable ? 'none' : delay === 0 ? 'live' : 'late';
  return (
    <>
      <Choice
        name="watch"
        label={text('guests.watch')}
        hint={text(`guests.watchHint-${way}`)}
        options={WAYS.map((value) => ({ value, label: text(`guests.watch-${value}`) }))}
        value={way}
        onChange={(chosen) =>
          onChange({ watchable: chosen !== 'none', delay: chosen === 'late' ? FIRST_DELAY : 0, chances })
        }
      />
      {way === 'late' && (
        <NumberField
          label={text('guests.delay')}
          {...TERM_LIMITS.watchDelay}
          value={delay}
          onChange={(chosen) => onChange({ watchable, delay: chosen, chances })}
        />
      )}
      {way === 'late' && chances !== null && (
        <Switch
          label={text('guests.chances')}
          hint={text('guests.chancesHint')}
          on={chances}
          onChange={(on) => onChange({ watchable, delay, chances: on })}
        />
      )}
    </>
  );
}
