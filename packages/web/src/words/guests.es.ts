import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { guestsEn } from './guests.en.ts';

/** Spanish of `guestsEn`. */
export const guestsEs: Translated<typeof guestsEn> = {
  watch: 'Público',
  'watch-live': 'En directo',
  'watch-late': 'Con retraso',
  'watch-none': 'Nadie',
  'watchHint-live': 'Quien tenga el código puede mirar.',
  'watchHint-late':
    'Quien tenga el código puede mirar, pero el servidor solo le enseña lo de hace unas jugadas. Al final lo ve todo.',
  'watchHint-none': 'Solo ven la mesa quienes se sientan a ella.',
  delay: 'Jugadas de retraso',
  terms: forms(
    'Quien mira ve la mesa con {count} jugada de retraso.',
    'Quien mira ve la mesa con {count} jugadas de retraso.',
  ),
  late: forms('Ves la mesa con {count} jugada de retraso.', 'Ves la mesa con {count} jugadas de retraso.'),
};
