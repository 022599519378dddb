import type { GameTeller } from '@boomtown/ui-kit/sentence';
import { actionWords } from './action-words.ts';
import { optionWords } from './option-words.ts';
import type { ConstructionBoom } from './rules.ts';
import { say } from './say.ts';

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
