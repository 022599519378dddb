/** What each finished language calls itself, by its tag. The settings offer these. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', es: 'Español', it: 'Italiano' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

// `LANGUAGE_NAMES` is a constant of this module: its keys are the languages and nothing else.
export const LANGUAGE_TAGS = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The first of a reader's languages (tags such as `de-AT`, best first) that the pages speak; English if none is. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGE_TAGS.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGE_NAMES, tag);
}
