import type { OptionField } from '@boomtown/game-core';
import type { Edition, Words } from './rules.ts';
import { sideName } from './telling.ts';

/** The label, the hint and the values of an option of the form. */
export function optionWords(edition: Edition, { key }: OptionField, words: Words) {
  const value = (given: string): string => {
    if (given === 'random') return words.text('constructo.option-starter-random');
    if (given === '0' || given === '1') return sideName(edition, Number(given), words);
    return given;
  };
  switch (key) {
    case 'starter':
    case 'sameBoard':
    case 'boards':
      return {
        label: words.text(`constructo.option-${key}`),
        hint: words.text(`constructo.option-${key}-hint`),
        value,
      };
    default:
      throw new Error(`this game has no option "${key}"`);
  }
}
