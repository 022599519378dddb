import type { OptionField } from '@boomtown/game-core';
import type { GameTeller } from '@boomtown/ui-kit/sentence';
import { actionWords } from './action-words.ts';
import type { ConstructionBoom, Words } from './rules.ts';
import { say } from './say.ts';
import { firmName } from './telling.ts';

/** What tells a match in words. */
export const teller: GameTeller<ConstructionBoom> = {
  say,
  actionWords,
  optionWords,
  refusalWords(refusal, words) {
    const key = `construction-boom.refused-${refusal.code}`;
    // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
    return words.has(key) ? words.text(key as 'construction-boom.refused-occupied') : refusal.message;
  },
};

export const tellers = { 'construction-boom': teller };

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
