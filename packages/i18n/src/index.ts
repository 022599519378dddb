export { faultsOf } from './icu.ts';
export { bestLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from './languages.ts';
export {
  type Catalogue,
  type Fill,
  type Keys,
  type Sections,
  type TextKey,
  type UnfinishedCatalogue,
  type Words,
  wordsOf,
} from './words.ts';
