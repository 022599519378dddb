import { words } from '../../app/words.ts';
import { Choice } from '../../shell/choice.tsx';

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
