import type { OptionField } from '@boomtown/game-core';
import type { Words } from './rules.ts';

/** The label, the hint and the values of an option of the form. */
export function optionWords({ key }: OptionField, words: Words) {
  if (key !== 'roundLimit') throw new Error(`this game has no option "${key}"`);
  return {
    label: words.text('boondoggle.option-roundLimit'),
    hint: words.text('boondoggle.option-roundLimit-hint'),
    value: (given: string) => given,
  };
}
