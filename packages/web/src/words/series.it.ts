import type { Translated } from './catalogue.ts';
import { forms } from './plurals.ts';
import type { seriesEn } from './series.en.ts';

/** Italian of `seriesEn`. */
export const seriesIt: Translated<typeof seriesEn> = {
  title: 'Vittorie finora',
  won: forms('{count} vittoria', '{count} vittorie'),
};
