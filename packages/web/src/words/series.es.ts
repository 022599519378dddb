import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { seriesEn } from './series.en.ts';

/** Spanish of `seriesEn`. */
export const seriesEs: Translated<typeof seriesEn> = {
  title: 'Victorias hasta ahora',
  won: forms('{count} victoria', '{count} victorias'),
};
