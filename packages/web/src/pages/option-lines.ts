import { isObject, type OptionField } from '@boomtown/game-core';
import type { Words } from '../messages/words.ts';

/** An option of a table in words: what it is called, and what was chosen. */
export interface OptionLine {
  readonly label: string;
  readonly value: string;
}

/** A game whose options can be told. */
interface DescribedGame {
  readonly rules: { readonly optionFields: readonly OptionField[]; readonly defaults: unknown };
  optionWords(field: OptionField, words: Words): { readonly label: string; value(value: string): string };
  ownOptionText?(field: OptionField, options: Readonly<Record<string, unknown>>, words: Words): string | null;
}

/** Does an option leave anything to choose? One of a single value is neither asked for nor told. */
export function isOpen(field: OptionField): boolean {
  return field.kind !== 'choice' || field.values.length > 1;
}

/** How a table is played, option by option in the game's order; what was left to the game as it is then. Own things that nobody brought are left out. */
export function optionLines(game: DescribedGame, options: object, words: Words): readonly OptionLine[] {
  const { defaults } = game.rules;
  const chosen: Readonly<Record<string, unknown>> = { ...(isObject(defaults) ? defaults : {}), ...options };
  return game.rules.optionFields.filter(isOpen).flatMap((field) => {
    const value = valueText(game, field, chosen, words);
    return value === null ? [] : [{ label: game.optionWords(field, words).label, value }];
  });
}

function valueText(
  game: DescribedGame,
  field: OptionField,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): string | null {
  const value = options[field.key];
  switch (field.kind) {
    case 'switch':
      return words.text(value === true ? 'make.on' : 'make.off');
    case 'number':
      return typeof value === 'number' ? words.number(value) : null;
    case 'choice': {
      const { value: named } = game.optionWords(field, words);
      return Array.isArray(value) ? words.list(value.map((one) => named(String(one)))) : named(String(value));
    }
    case 'seat':
      return game.optionWords(field, words).value(String(value));
    case 'own':
      return game.ownOptionText?.(field, options, words) ?? null;
  }
}
