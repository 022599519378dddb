import type { Seat } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import { Choice } from '../../shell/choice.tsx';
import { onePerSeat } from './fitted-options.ts';

interface SeatChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly seats: number;
  /** What a seat is called here; left out, by its number. */
  readonly seatWords: ((seat: Seat) => string) | undefined;
  /** One value for all seats, or a list of one each. */
  readonly value: unknown;
  readonly onChange: (value: string | readonly string[]) => void;
}

const EACH = 'each';

/** A choice that is made once for all seats, or for each seat by itself. */
export function SeatChoices({ name, label, hint, options, seats, seatWords, value, onChange }: SeatChoicesProps) {
  const { text } = words.value;
  const each = Array.isArray(value) ? value.map(String) : null;
  const listFrom = (from: readonly string[]) => onePerSeat(from, seats, options[0]?.value ?? '');
  return (
    <>
      <Choice
        name={name}
        label={label}
        hint={hint}
        options={[...options, { value: EACH, label: text('make.perSeat') }]}
        value={each === null ? String(value) : EACH}
        onChange={(chosen) => onChange(chosen === EACH ? listFrom([String(value)]) : chosen)}
      />
      {each?.map((chosen, seat) => (
        <Choice
          key={seat}
          name={`${name} ${seat}`}
          label={text('make.ofSeat', { label, seat: seatWords?.(seat) ?? text('make.seat', { seat: seat + 1 }) })}
          options={options}
          value={chosen}
          onChange={(other) => onChange(listFrom(each).map((one, i) => (i === seat ? other : one)))}
        />
      ))}
    </>
  );
}

interface SeatCountProps {
  readonly seats: { readonly min: number; readonly max: number };
  readonly value: number;
  readonly onChange: (seats: number) => void;
}

/** How many play, where the game leaves a choice. */
export function SeatCount({ seats: { min, max }, value, onChange }: SeatCountProps) {
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <Choice
      name="seats"
      label={words.value.text('make.seats')}
      options={counts.map((count) => ({ value: count, label: words.value.number(Number(count)) }))}
      value={String(value)}
      onChange={(count) => onChange(Number(count))}
    />
  );
}
