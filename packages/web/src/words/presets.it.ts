import type { Translated } from '@boomtown/i18n';
import type { presetsEn } from './presets.en.ts';

/** Italian of `presetsEn`. */
export const presetsIt: Translated<typeof presetsEn> = {
  title: 'Come si gioca',
  usual: 'Come sempre',
  quick: 'Veloce',
  children: 'Con bambini',
  expert: 'Esperta',
  own: 'Una tua mescolanza di quanto è scelto qui sotto.',
  'usual-line': 'La partita intera senza orologio; si può tornare indietro.',
};
