export type { Catalogue, Fill, Keys, Sections, TextKey } from './catalogue.ts';
export { faultsOf } from './icu.ts';
export { bestLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from './languages.ts';
export { type Words, wordsOf } from './words.ts';
