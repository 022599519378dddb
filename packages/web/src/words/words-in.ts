import { LANGUAGES, type Language } from './languages.ts';
import { type Words, wordsOf } from './words.ts';

/** The words of a language. */
export async function wordsIn(language: Language): Promise<Words> {
  return wordsOf(language, await LANGUAGES[language].load());
}
