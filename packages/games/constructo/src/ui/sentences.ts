import type { OptionField } from '@boomtown/game-core';
import type { GameTeller } from '@boomtown/ui-kit/sentence';
import type { Constructo, Edition, Words } from './rules.ts';
import { actionWords, say } from './say.ts';
import { sideName } from './telling.ts';

/** What tells a match of each edition in words. */
export const tellers = { constructo: tellerOf('constructo'), constructor: tellerOf('constructor') };

function tellerOf(edition: Edition): GameTeller<Constructo> {
  return {
    say: (event, telling) => say(edition, event, telling),
    setsGround: ({ type }) => type === 'board-chosen',
    actionWords: (action, seat, telling) => actionWords(edition, action, seat, telling),
    optionWords: (field, words) => optionWords(edition, field, words),
    refusalWords(refusal, words) {
      const key = `constructo.refused-${refusal.code}`;
      // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
      return words.has(key) ? words.text(key as 'constructo.refused-size') : refusal.message;
    },
  };
}

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
