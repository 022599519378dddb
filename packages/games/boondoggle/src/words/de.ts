import type { Catalogue } from '@boomtown/i18n';
import { boondoggleDeskDe } from './desk.de.ts';
import type { en } from './en.ts';
import { boondoggleRulesDe } from './rules.de.ts';
import { boondoggleDe } from './table.de.ts';

export const de: Catalogue<typeof en> = {
  boondoggle: { ...boondoggleDe, ...boondoggleDeskDe, ...boondoggleRulesDe },
};
