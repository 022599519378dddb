import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';

/** A language of the pages. */
interface Offer {
  /** What the language calls itself. */
  readonly name: string;
  readonly load: () => Promise<Catalogue>;
}

/** The languages by tag; a new one is a file and a line here. All but English are fetched when somebody reads them. */
export const LANGUAGES = {
  en: { name: 'English', load: async () => en },
  de: { name: 'Deutsch', load: async () => (await import('./de.ts')).de },
  es: { name: 'Español', load: async () => (await import('./es.ts')).es },
  it: { name: 'Italiano', load: async () => (await import('./it.ts')).it },
} satisfies Readonly<Record<string, Offer>>;

export type Language = keyof typeof LANGUAGES;

// `LANGUAGES` is a constant of this module: its keys are the languages and nothing else.
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly Language[];

/** The first of a reader's languages (tags such as `de-AT`, best first) that the pages speak; English if none is. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGE_TAGS.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
