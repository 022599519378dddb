import type { Translated } from '@boomtown/i18n';
import type { guestsEn } from './guests.en.ts';

/** German of `guestsEn`. */
export const guestsDe: Translated<typeof guestsEn> = {
  watch: 'Zusehen',
  'watch-live': 'Sofort',
  'watch-late': 'Einige Züge später',
  'watch-none': 'Niemand',
  'watchHint-live': 'Alle, die den Code haben, können zusehen.',
  'watchHint-late':
    'Alle, die den Code haben, können zusehen, aber der Server zeigt ihnen nur, was einige Züge her ist. Am Ende sehen sie alles.',
  'watchHint-none': 'Nur wer am Tisch sitzt, sieht ihn.',
  delay: 'Züge später',
  terms: {
    one: 'Wer zusieht, sieht den Tisch {count} Zug später.',
    other: 'Wer zusieht, sieht den Tisch {count} Züge später.',
  },
  late: { one: 'Du siehst den Tisch {count} Zug später.', other: 'Du siehst den Tisch {count} Züge später.' },
};
