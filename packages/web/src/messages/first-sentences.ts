import type { Language } from '@boomtown/i18n';
import { en, loadCatalogue, type WholeCatalogue } from './words.ts';

// In a process these are all sentences. A build puts those of the front page in the place of this file (first-sentences.ts
// of the package), so that its script does not wait for what other pages say.

/** What the front page says in English. */
export const firstEnglish = en;

/** What the front page says in a language. Rejects if it did not come. */
export function firstSentencesIn(language: Language): Promise<WholeCatalogue> {
  return loadCatalogue(language);
}
