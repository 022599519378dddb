import { bestLanguage, isLanguage } from '@boomtown/i18n';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../local-storage/settings.ts';
import { firstSentencesIn } from '../messages/first-sentences.ts';
import type { Words } from '../messages/words.ts';
import { firstWords, words } from './words.ts';

/** The address may ask for a language (`?lang=fr`), an unfinished one included: it holds until the page is left. */
const asked = signal<string | null>(null);

const language = computed<string>(() => {
  const { language: chosen } = settings.value;
  return asked.value ?? (chosen === 'system' ? bestLanguage(navigator.languages) : chosen);
});

/** Settled once all words were fetched: from then on another language comes whole. */
let all: Promise<void> | null = null;

/** Speaks the reader's language from now on, also when they choose another; resolves when the first one is there. */
export async function followLanguage(): Promise<void> {
  const tag = new URLSearchParams(location.search).get('lang');
  if (tag !== null && (isLanguage(tag) || (await fetchWords()).isSpoken(tag))) asked.value = tag;
  let first: Promise<void> = Promise.resolve();
  effect(() => {
    first = speak(language.value);
  });
  await first;
}

/** Fetches all words of the reader's language, which every page but the front page needs. Rejects if they did not come. */
export function bringAllWords(): Promise<void> {
  all ??= speakWhole().catch((error: unknown) => {
    all = null;
    throw error;
  });
  return all;
}

async function speakWhole(): Promise<void> {
  let tag: string;
  let whole: Words;
  do {
    tag = language.peek();
    whole = await wholeWords(tag);
  } while (language.peek() !== tag);
  words.value = whole;
}

/** Where the words of a language can't be fetched, those that are there stay. */
async function speak(tag: string): Promise<void> {
  if (words.peek().language !== tag) {
    const spoken = await spokenIn(tag).catch(() => null);
    if (spoken === null || language.peek() !== tag) return;
    words.value = spoken;
  }
  document.documentElement.lang = tag;
}

async function spokenIn(tag: string): Promise<Words> {
  return all === null && isLanguage(tag) ? firstWords(tag, await firstSentencesIn(tag)) : wholeWords(tag);
}

async function wholeWords(tag: string): Promise<Words> {
  const { en, loadCatalogue, pageWords } = await fetchWords();
  const catalogue = await loadCatalogue(tag).catch(() => null);
  return catalogue === null ? pageWords('en', en) : pageWords(tag, catalogue);
}

function fetchWords() {
  return import('../messages/words.ts');
}
