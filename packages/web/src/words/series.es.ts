import type { Translated } from './catalogue.ts';
import { forms } from './plurals.ts';
import type { seriesEn } from './series.en.ts';

/** Spanish of `seriesEn`. */
export const seriesEs: Translated<typeof seriesEn> = {
  title: 'Victorias hasta ahora',
  won: forms('{count} victoria', '{count} victorias'),
};
