import { signal } from '@preact/signals';
import type { Words } from '../messages/words.ts';
import { en, pageWords } from '../messages/words.ts';

/** The words of the reader's language. A page that reads them is drawn anew when the language changes. */
export const words = signal<Words>(pageWords('en', en));
