import {
  type Catalogue,
  type Language,
  type UnfinishedCatalogue,
  type Words as WordsIn,
  wordsOf,
} from '@boomtown/i18n';
import { type GamesMessages, gamesEn } from '@boomtown/registry/messages/en';
import pagesEn from './en.json' with { type: 'json' };
import type { Messages } from './keys.ts';

/** The words of the pages in one language. They hold those of all games, too, which games know by their own keys. */
export type Words = WordsIn<Messages>;

/** A language: the pages and all games. What an unfinished one lacks is said in English. */
export type WholeCatalogue = UnfinishedCatalogue<Messages & GamesMessages>;

/** English, whole. */
export const en: Catalogue<Messages & GamesMessages> = { ...pagesEn, ...gamesEn };

/** All languages but English are fetched when they are read. */
const CATALOGUES: { readonly [language in Language]: () => Promise<Catalogue<Messages & GamesMessages>> } = {
  en: async () => en,
  de: async () =>
    whole(import('./de.json', { with: { type: 'json' } }), (await import('@boomtown/registry/messages/de')).gamesDe),
  es: async () =>
    whole(import('./es.json', { with: { type: 'json' } }), (await import('@boomtown/registry/messages/es')).gamesEs),
  it: async () =>
    whole(import('./it.json', { with: { type: 'json' } }), (await import('@boomtown/registry/messages/it')).gamesIt),
};

/** Languages that are still being translated: only the address asks for them (`?lang=fr`). */
const UNFINISHED: Readonly<Record<string, () => Promise<WholeCatalogue>>> = {};

async function whole(pages: Promise<{ readonly default: Catalogue<Messages> }>, games: Catalogue<GamesMessages>) {
  return { ...(await pages).default, ...games };
}

/** Fetches a language whole. Rejects if it did not come, or if there is none of this tag. */
export async function loadCatalogue(language: string): Promise<WholeCatalogue> {
  const known: Readonly<Record<string, () => Promise<WholeCatalogue>>> = { ...UNFINISHED, ...CATALOGUES };
  const load = Object.hasOwn(known, language) ? known[language] : undefined;
  if (load === undefined) throw new Error(`there are no words in "${language}"`);
  return load();
}

/** Is there a language of this tag, finished or not? */
export function isSpoken(tag: string): boolean {
  return Object.hasOwn(CATALOGUES, tag) || Object.hasOwn(UNFINISHED, tag);
}

/** The words of a language. */
export async function wordsIn(language: Language): Promise<Words> {
  return pageWords(language, await loadCatalogue(language));
}

/** What the pages say, from a catalogue that may lack sentences. */
export function pageWords(language: string, catalogue: WholeCatalogue): Words {
  return wordsOf<Messages>(language, catalogue, en);
}
