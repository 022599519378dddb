import { bestLanguage } from '@boomtown/i18n';
import { computed, effect } from '@preact/signals';
import { settings } from '../local-storage/settings.ts';
import { isSpoken, loadCatalogue, pageWords } from '../messages/words.ts';
import { words } from './words.ts';

/** The address may ask for a language (`?lang=fr`), an unfinished one included: it holds until the page is left. */
const asked = new URLSearchParams(location.search).get('lang');

const language = computed<string>(() => {
  if (asked !== null && isSpoken(asked)) return asked;
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
async function speak(tag: string): Promise<void> {
  if (words.peek().language !== tag) {
    const catalogue = await loadCatalogue(tag).catch(() => null);
    if (catalogue === null || language.peek() !== tag) return;
    words.value = pageWords(tag, catalogue);
  }
  document.documentElement.lang = tag;
}
