import type { Catalogue } from '@boomtown/i18n';
import { boondoggleDeskEs } from './desk.es.ts';
import type { en } from './en.ts';
import { boondoggleRulesEs } from './rules.es.ts';
import { boondoggleEs } from './table.es.ts';

export const es: Catalogue<typeof en> = {
  boondoggle: { ...boondoggleEs, ...boondoggleDeskEs, ...boondoggleRulesEs },
};
