import type { Addressed, GameTypes } from '@boomtown/game-core';
import type { Words } from '../messages/words.ts';
import type { OptionLine } from '../pages/option-lines.ts';

/** To whom an event was addressed, where it was not everybody; else nothing. */
export function audienceWords(
  told: Addressed<GameTypes['Event']>,
  names: readonly string[],
  { text, list }: Words,
): string {
  const named = (seats: readonly number[]) => list(seats.map((seat) => names[seat] ?? ''));
  if (told.to !== 'all') return text('replay.alone', { people: named([told.to]) });
  return 'except' in told ? text('replay.others', { people: named(told.except) }) : '';
}

/** The options of a match in one sentence; nothing where it has none. */
export function optionsWords(lines: readonly OptionLine[], { text }: Words): string {
  if (lines.length === 0) return '';
  return text('replay.options', { options: lines.map(({ label, value }) => `${label}: ${value}`).join('; ') });
}
