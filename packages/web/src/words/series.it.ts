import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { seriesEn } from './series.en.ts';

/** Italian of `seriesEn`. */
export const seriesIt: Translated<typeof seriesEn> = {
  title: 'Vittorie finora',
  won: forms('{count} vittoria', '{count} vittorie'),
};
