import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';

/** The catalogues by language tag, one file each; a new language is a file and a line here. */
export const CATALOGUES = { en } satisfies Readonly<Record<string, Catalogue>>;
