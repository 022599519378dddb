import { isObject } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';

export type Options = Readonly<Record<string, unknown>>;

type Choosable = Pick<AnyGameModule['rules'], 'defaults' | 'optionFields'>;

/**
 * The options of a table with this many seats: what was chosen, else what the game starts from. A choice that names a seat
 * which is no more falls back, and a list of one value a seat gets as long as there are seats.
 */
export function fittedOptions({ defaults, optionFields }: Choosable, chosen: Options, seats: number): Options {
  const start: Options = isObject(defaults) ? defaults : {};
  const options: Record<string, unknown> = { ...start, ...chosen };
  for (const field of optionFields) {
    const value = options[field.key];
    if (field.kind === 'seat' && typeof value === 'number' && value >= seats) options[field.key] = start[field.key];
    if (field.kind === 'choice' && field.perSeat === true && Array.isArray(value)) {
      options[field.key] = onePerSeat(value.map(String), seats, field.values[0] ?? '');
    }
  }
  return options;
}

/** A list of one value a seat: seats that came get the last one's value. */
export function onePerSeat(values: readonly string[], seats: number, otherwise: string): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => values[seat] ?? values.at(-1) ?? otherwise);
}
