import { signal } from '@preact/signals';
import { en } from '../words/en.ts';
import type { Words } from '../words/words.ts';
import { pageWords } from '../words/words-in.ts';

/** The words of the reader's language. A page that reads them is drawn anew when the language changes. */
export const words = signal<Words>(pageWords('en', en));
