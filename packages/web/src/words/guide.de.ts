import type { Translated } from '@boomtown/i18n';
import type { guideEn } from './guide.en.ts';

export const guideDe: Translated<typeof guideEn> = {
  open: 'Spielend lernen',
  hint: 'Eine geführte erste Partie von fünf Minuten, ohne Tisch.',
  learnt: 'Du hast sie schon geschafft',
  of: '{game} spielend lernen',
  step: 'Schritt {at} von {of}',
  over: 'Geschafft',
  goOn: 'Weiter',
  back: 'Zurück',
  restart: 'Von vorn',
  leave: 'Verlassen',
  showHow: 'Zeig es mir',
  undone: 'Es wurde zurückgenommen.',
  look: 'Gerade gibt es nichts zu tun: Sieh aufs Brett, und lies, was darüber steht.',
  bot: 'Niemand da? Im Warteraum nimmt ein Bot jeden freien Platz.',
  names: 'Pip, Ada, Bruno',
};
