import { words } from '../../app/words.ts';
import { Choice } from '../../shell/choice.tsx';

/** For how many hours a network may be kept out. */
const HOURS = ['1', '24', '168', '720'] as const;

interface HoursChoiceProps {
  readonly name: string;
  readonly hours: number;
  readonly onChange: (hours: number) => void;
}

/** For how long a network is kept out. */
export function HoursChoice({ name, hours, onChange }: HoursChoiceProps) {
  const { text } = words.value;
  return (
    <Choice
      name={name}
      label={text('admin.keepOutFor')}
      options={HOURS.map((value) => ({ value, label: text(`admin.for${value}`) }))}
      value={HOURS.find((value) => Number(value) === hours) ?? '24'}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
