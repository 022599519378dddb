import type { Translated } from '@boomtown/i18n';
import type { presetsEn } from './presets.en.ts';

/** Spanish of `presetsEn`. */
export const presetsEs: Translated<typeof presetsEn> = {
  title: 'Cómo jugar',
  usual: 'Como siempre',
  quick: 'Rápida',
  children: 'Con niños',
  expert: 'Experta',
  own: 'Tu propia mezcla de lo que se elige abajo.',
  'usual-line': 'La partida entera sin reloj; se puede deshacer.',
};
