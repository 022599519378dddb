import type { OptionField, Seat } from '@boomtown/game-core';
import type { GameTeller } from '@boomtown/ui-kit/sentence';
import { actionWords } from './action-words.ts';
import type { BauBoom, Words } from './rules.ts';
import { say } from './say.ts';
import { sideName } from './telling.ts';

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

/** The label, the hint and the values of an option of the form. */
export function optionWords({ key }: OptionField, words: Words) {
  switch (key) {
    case 'variant':
    case 'hills':
    case 'starter':
    case 'openBarrows':
    case 'turnLimit':
      return {
        label: words.text(`bau-boom.option-${key}`),
        hint: words.text(`bau-boom.option-${key}-hint`),
        value: (given: string): string => {
          if (key === 'starter' && /^[0-3]$/.test(given)) return sideName(Number(given), words);
          const named = `bau-boom.option-${key}-${given}`;
          // The values' keys have no blanks to fill; `has` has shown that this is one of them.
          return words.has(named) ? words.text(named as 'bau-boom.option-hills-10') : given;
        },
        seat: (seat: Seat) => sideName(seat, words),
      };
    default:
      throw new Error(`this game has no option "${key}"`);
  }
}
