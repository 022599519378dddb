import type { ActionWords } from '@boomtown/ui-kit/sentence';
import type { Words } from './words.ts';

/** An action in a sentence of its own, wherever it is spoken of away from the list that offers it. */
export function actionText({ alone, ...entry }: ActionWords, words: Words): string {
  return alone ?? entryText(entry, words);
}

/** An entry of that list as it is read out: the words that are seen there are among it. */
export function entryText({ group, text, whole }: ActionWords, words: Words): string {
  return whole ?? words.text('table.move', { group, text });
}
