import { readFileSync } from 'node:fs';
import { LANGUAGE_TAGS, type Language } from '@boomtown/i18n';
import type { Plugin } from 'vite';

const FILE = /[\\/]messages[\\/]first-sentences[.]ts$/;
const PART = /^first-sentences-(\w+)$/;

/** The sections that the front page says, with the frame round every page. A test looks for others. */
export const FIRST_SECTIONS: ReadonlySet<string> = new Set([
  'app',
  'front',
  'credits',
  'rules',
  'settings',
  'problem',
  'refusals',
  'guide',
  'unsaved',
  'past',
  'playOn',
  'notFound',
]);

/** What it says of each game. */
export const FIRST_OF_GAMES: ReadonlySet<string> = new Set(['name', 'tagline', 'author']);

type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Compiles the sentences of the front page into its script: all others come after it, in a file of their own. */
export function firstSentences(): Plugin {
  return {
    name: 'first-sentences',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (PART.test(id) ? `\0${id}` : null),
    async load(id) {
      const part = PART.exec(id.replace('\0', ''))?.[1];
      if (part !== undefined) return `export default ${JSON.stringify(await sentencesIn(part))};`;
      if (!FILE.test(id)) return null;
      const others = LANGUAGE_TAGS.filter((tag) => tag !== 'en').map(
        (tag) => `${tag}: () => import('first-sentences-${tag}').then((sentences) => sentences.default)`,
      );
      return `export const firstEnglish = ${JSON.stringify(await sentencesIn('en'))};
const FETCH = { en: async () => firstEnglish, ${others.join(', ')} };
export const firstSentencesIn = (language) => FETCH[language]();`;
    },
  };
}

/** The sentences of the front page in a language. */
export async function sentencesIn(language: string): Promise<Sections> {
  // As a process has them: the pages, all games of this server, the added ones among them.
  const words = await import(new URL('src/messages/words.ts', import.meta.url).href);
  const all: Sections = await words.loadCatalogue(language as Language);
  const pages: Sections = JSON.parse(readFileSync(new URL('src/messages/en.json', import.meta.url), 'utf8'));
  return Object.fromEntries(
    Object.entries(all).flatMap(([section, sentences]) => {
      if (FIRST_SECTIONS.has(section)) return [[section, sentences]];
      if (Object.hasOwn(pages, section)) return [];
      return [[section, Object.fromEntries(Object.entries(sentences).filter(([key]) => FIRST_OF_GAMES.has(key)))]];
    }),
  );
}
