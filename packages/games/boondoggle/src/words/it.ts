import type { Catalogue } from '@boomtown/i18n';
import { boondoggleDeskIt } from './desk.it.ts';
import type { en } from './en.ts';
import { boondoggleRulesIt } from './rules.it.ts';
import { boondoggleIt } from './table.it.ts';

export const it: Catalogue<typeof en> = {
  boondoggle: { ...boondoggleIt, ...boondoggleDeskIt, ...boondoggleRulesIt },
};
