import type { OptionField } from '@boomtown/game-core';
import type { Words } from './rules.ts';
import { firmName } from './telling.ts';

/** The label, the hint and the values of an option of the form. */
export function optionWords({ key }: OptionField, words: Words) {
  const value = (given: string): string => {
    if (given === 'random') return words.text('construction-boom.option-opener-random');
    if (given === '0' || given === '1') return firmName(Number(given), words);
    if (given === 'standard') return words.text('construction-boom.option-tiles-standard');
    return given;
  };
  switch (key) {
    case 'rounds':
    case 'opener':
    case 'tiles':
      return {
        label: words.text(`construction-boom.option-${key}`),
        hint: words.text(`construction-boom.option-${key}-hint`),
        value,
      };
    default:
      throw new Error(`this game has no option "${key}"`);
  }
}
