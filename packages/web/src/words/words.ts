import type { Catalogue, Words as WordsIn } from '@boomtown/i18n';
import type { en, pagesEn } from './en.ts';

/** The words of the pages in one language. They hold those of all games, too, which games know by their own keys. */
export type Words = WordsIn<typeof pagesEn>;

/** A language, whole. */
export type WholeCatalogue = Catalogue<typeof en>;

/** The pages' part of a language. */
export type PagesCatalogue = Catalogue<typeof pagesEn>;
