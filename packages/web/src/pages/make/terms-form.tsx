import { shelfOf } from '@boomtown/registry/shelf';
import { AT_ZERO, type ClockTerms, type GameId, TERM_LIMITS, type Terms } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { Choice } from '../../shell/choice.tsx';
import { NumberField } from '../../shell/number-field.tsx';
import { timeWords } from '../terms-words.ts';

interface TermsFormProps {
  readonly game: GameId;
  readonly terms: Terms;
  /** How many play: of two one can lose on time. */
  readonly seats: number;
  readonly onChange: (terms: Terms) => void;
}

const SECONDS_A_MINUTE = 60;
const CLOCKS = ['none', 'turn', 'bank'] as const;

/** How long people may think, and what happens when their time is up. */
export function TermsForm({ game, terms, seats, onChange }: TermsFormProps) {
  const { text } = words.value;
  const { clock } = terms;
  const changeClock = (changed: ClockTerms) => onChange({ ...terms, clock: changed });
  return (
    <fieldset class="make__options">
      <legend>
        <h2>{text('terms.title')}</h2>
      </legend>
      <Choice
        name="clock"
        label={text('terms.clock')}
        hint={text('terms.clockHint')}
        options={CLOCKS.map((kind) => ({ value: kind, label: text(`terms.clock-${kind}`) }))}
        value={clock.kind}
        onChange={(kind) => changeClock(firstClock(game, kind))}
      />
      <ClockNumbers game={game} clock={clock} onChange={changeClock} />
      {clock.kind !== 'none' && (
        <Choice
          name="atZero"
          label={text('terms.atZero')}
          hint={text(`terms.atZeroHint-${clock.atZero}`)}
          options={AT_ZERO.filter((what) => seats === 2 || what !== 'lose').map((what) => ({
            value: what,
            label: text(`terms.atZero-${what}`),
          }))}
          value={clock.atZero}
          onChange={(atZero) => changeClock({ ...clock, atZero })}
        />
      )}
    </fieldset>
  );
}

interface ClockNumbersProps {
  readonly game: GameId;
  readonly clock: ClockTerms;
  readonly onChange: (clock: ClockTerms) => void;
}

function ClockNumbers({ game, clock, onChange }: ClockNumbersProps) {
  const { text } = words.value;
  switch (clock.kind) {
    case 'none':
      return null;
    case 'turn': {
      const { turn, expert } = shelfOf(game).clock;
      const ofGame = expert === true ? `${text('terms.expertHint', { time: timeWords(turn, words.value) })} ` : '';
      return (
        <NumberField
          label={text('terms.turnSeconds')}
          hint={ofGame + text('terms.turnHint')}
          {...TERM_LIMITS.turnSeconds}
          value={clock.seconds}
          onChange={(seconds) => onChange({ ...clock, seconds })}
        />
      );
    }
    case 'bank':
      return (
        <>
          <NumberField
            label={text('terms.bankMinutes')}
            min={1}
            max={TERM_LIMITS.bankSeconds.max / SECONDS_A_MINUTE}
            value={clock.seconds / SECONDS_A_MINUTE}
            onChange={(minutes) => onChange({ ...clock, seconds: minutes * SECONDS_A_MINUTE })}
          />
          <NumberField
            label={text('terms.increment')}
            {...TERM_LIMITS.increment}
            value={clock.increment}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </>
      );
  }
}

/** The clock of a kind with which a game's form begins. */
function firstClock(game: GameId, kind: ClockTerms['kind']): ClockTerms {
  const { turn, bank, increment } = shelfOf(game).clock;
  switch (kind) {
    case 'none':
      return { kind };
    case 'turn':
      return { kind, seconds: turn, atZero: 'move' };
    case 'bank':
      return { kind, seconds: bank * SECONDS_A_MINUTE, increment, atZero: 'move' };
  }
}
