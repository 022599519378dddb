import { boondoggleDeskEn } from './desk.en.ts';
import { boondoggleRulesEn } from './rules.en.ts';
import { boondoggleEn } from './table.en.ts';

/** English, and the source of all keys. */
export const en = { boondoggle: { ...boondoggleEn, ...boondoggleDeskEn, ...boondoggleRulesEn } } as const;
