import type { GameTeller } from '@boomtown/ui-kit/sentence';
import { actionWords } from './action-words.ts';
import { optionWords } from './option-words.ts';
import type { BauBoom } from './rules.ts';
import { say } from './say.ts';

/** What tells a match in words. */
export const teller: GameTeller<BauBoom> = {
  say,
  actionWords,
  optionWords,
  refusalWords(refusal, words) {
    const key = `bau-boom.refused-${refusal.code}`;
    // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
    return words.has(key) ? words.text(key as 'bau-boom.refused-covered') : refusal.message;
  },
};

export const tellers = { 'bau-boom': teller };
