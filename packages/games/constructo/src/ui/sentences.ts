import type { GameTeller } from '@boomtown/ui-kit/sentence';
import { optionWords } from './option-words.ts';
import type { Constructo, Edition } from './rules.ts';
import { actionWords, say } from './say.ts';

/** What tells a match of each edition in words. */
export const tellers = { constructo: tellerOf('constructo'), constructor: tellerOf('constructor') };

function tellerOf(edition: Edition): GameTeller<Constructo> {
  return {
    say: (event, telling) => say(edition, event, telling),
    actionWords: (action, seat, telling) => actionWords(edition, action, seat, telling),
    optionWords: (field, words) => optionWords(edition, field, words),
    refusalWords(refusal, words) {
      const key = `constructo.refused-${refusal.code}`;
      // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
      return words.has(key) ? words.text(key as 'constructo.refused-size') : refusal.message;
    },
  };
}
