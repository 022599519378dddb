import { type Language, wordsOf } from '@boomtown/i18n';
import { en, type pagesEn } from './en.ts';
import type { WholeCatalogue, Words } from './words.ts';

/** All languages but English are fetched when they are read. */
const CATALOGUES: { readonly [language in Language]: () => Promise<WholeCatalogue> } = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
};

/** Fetches a language whole. Rejects if it did not come. */
export function loadCatalogue(language: Language): Promise<WholeCatalogue> {
  return CATALOGUES[language]();
}

/** The words of a language. */
export async function wordsIn(language: Language): Promise<Words> {
  return pageWords(language, await loadCatalogue(language));
}

/** What the pages say, from a whole catalogue. */
export function pageWords(language: string, catalogue: WholeCatalogue): Words {
  return wordsOf<typeof pagesEn>(language, catalogue);
}
