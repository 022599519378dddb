import { bestLanguage, type Language } from '@boomtown/i18n';
import { computed, effect } from '@preact/signals';
import { settings } from '../local-storage/settings.ts';
import { loadCatalogue, pageWords } from '../words/words-in.ts';
import { words } from './words.ts';

const language = computed<Language>(() => {
  const { language: chosen } = settings.value;
  return chosen === 'system' ? bestLanguage(navigator.languages) : chosen;
});

/** Speaks the reader's language from now on, also when they choose another; resolves when the first one is there. */
export async function followLanguage(): Promise<void> {
  let first: Promise<void> = Promise.resolve();
  effect(() => {
    first = speak(language.value);
  });
  await first;
}

/** Where the words of a language can't be fetched, those that are there stay. */
async function speak(tag: Language): Promise<void> {
  if (words.peek().language !== tag) {
    const catalogue = await loadCatalogue(tag).catch(() => null);
    if (catalogue === null || language.peek() !== tag) return;
    words.value = pageWords(tag, catalogue);
  }
  document.documentElement.lang = tag;
}
