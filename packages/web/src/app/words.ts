import { wordsOf } from '@boomtown/i18n';
import { signal } from '@preact/signals';
import { firstEnglish } from '../messages/first-sentences.ts';
import type { Messages } from '../messages/keys.ts';
import type { WholeCatalogue, Words } from '../messages/words.ts';

/** The words of the reader's language. A page that reads them is drawn anew when the language changes. */
export const words = signal<Words>(firstWords('en', firstEnglish));

/** The words of the front page. Any others are empty until all words are there, which draw the page anew. */
export function firstWords(language: string, catalogue: WholeCatalogue): Words {
  const first = wordsOf<Messages>(language, catalogue, firstEnglish);
  return { ...first, text: (key, ...fill) => (first.has(key) ? first.text(key, ...fill) : '') };
}
