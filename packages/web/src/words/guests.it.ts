import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { guestsEn } from './guests.en.ts';

/** Italian of `guestsEn`. */
export const guestsIt: Translated<typeof guestsEn> = {
  watch: 'Pubblico',
  'watch-live': 'In diretta',
  'watch-late': 'In ritardo',
  'watch-none': 'Nessuno',
  'watchHint-live': 'Chiunque abbia il codice può guardare.',
  'watchHint-late':
    'Chiunque abbia il codice può guardare, ma il server gli mostra solo com’era alcune mosse fa. Alla fine vede tutto.',
  'watchHint-none': 'Vede il tavolo solo chi ci siede.',
  delay: 'Mosse di ritardo',
  terms: forms(
    'Chi guarda vede il tavolo con {count} mossa di ritardo.',
    'Chi guarda vede il tavolo con {count} mosse di ritardo.',
  ),
  late: forms('Vedi il tavolo con {count} mossa di ritardo.', 'Vedi il tavolo con {count} mosse di ritardo.'),
};
