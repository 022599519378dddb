export type { Catalogue, Fill, Sections, Sentence, TextKey, Translated } from './catalogue.ts';
export { bestLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from './languages.ts';
export { forms } from './plurals.ts';
export { type Words, wordsOf } from './words.ts';
