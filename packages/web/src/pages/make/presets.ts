import type { Preset } from '@boomtown/ui-kit';
import { DEFAULT_TERMS, type Terms } from '@boomtown/wire/browser';

/** What a table is played on where nothing else was chosen. */
export const USUAL_TERMS: Terms = { ...DEFAULT_TERMS, takeback: true };

/** The terms of a preset, for a table that spectators see `watchDelay` actions late. */
export function presetTerms(preset: Preset | undefined, watchDelay: number): Terms {
  return { ...USUAL_TERMS, ...preset?.terms, watchDelay };
}
