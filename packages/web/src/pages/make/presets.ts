import type { Preset } from '@boomtown/ui-kit';
import { DEFAULT_TERMS, type Terms } from '@boomtown/wire/browser';

/** What a table is played on where nothing else was chosen. */
export const USUAL_TERMS: Terms = { ...DEFAULT_TERMS, takeback: true };

/** The terms of a preset, for a table that is watched as these terms say. */
export function presetTerms(
  preset: Preset | undefined,
  { watchDelay, watchChances }: Pick<Terms, 'watchDelay' | 'watchChances'>,
): Terms {
  return { ...USUAL_TERMS, ...preset?.terms, watchDelay, ...(watchChances === true ? { watchChances } : {}) };
}
