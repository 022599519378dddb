import type { OptionField } from '@boomtown/game-core';
import type { GameTeller } from '@boomtown/ui-kit/sentence';
import { actionWords } from './action-words.ts';
import type { Boondoggle, Words } from './rules.ts';
import { say } from './say.ts';

/** What tells a match in words. */
export const teller: GameTeller<Boondoggle> = {
  say,
  actionWords,
  optionWords,
  refusalWords(refusal, words) {
    const key = `boondoggle.refused-${refusal.code}`;
    // The rules say in English what exactly is wrong, the catalogues of other languages what kind of thing is.
    const exact = words.language.startsWith('en') || !words.has(key);
    // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
    return exact ? refusal.message : words.text(key as 'boondoggle.refused-own-road');
  },
};

export const tellers = { boondoggle: teller };

/** The label, the hint and the values of an option of the form. */
function optionWords({ key }: OptionField, words: Words) {
  if (key !== 'roundLimit') throw new Error(`this game has no option "${key}"`);
  return {
    label: words.text('boondoggle.option-roundLimit'),
    hint: words.text('boondoggle.option-roundLimit-hint'),
    value: (given: string) => given,
  };
}
