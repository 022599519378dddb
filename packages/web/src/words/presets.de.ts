import type { Translated } from '@boomtown/i18n';
import type { presetsEn } from './presets.en.ts';

/** German of `presetsEn`. */
export const presetsDe: Translated<typeof presetsEn> = {
  title: 'Spielweise',
  usual: 'Wie üblich',
  quick: 'Schnell',
  children: 'Mit Kindern',
  expert: 'Für Könner',
  own: 'Deine eigene Mischung aus dem, was unten gewählt ist.',
  'usual-line': 'Das ganze Spiel ohne Uhr; Züge dürfen zurückgenommen werden.',
};
