import type { Translated } from '@boomtown/i18n';
import type { seriesEn } from './series.en.ts';

/** German of `seriesEn`. */
export const seriesDe: Translated<typeof seriesEn> = {
  title: 'Siege bisher',
  won: { one: '{count} Sieg bisher', other: '{count} Siege bisher' },
};
