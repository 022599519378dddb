import { de as bauBoom } from '@boomtown/bau-boom/words/de';
import { de as boondoggle } from '@boomtown/boondoggle/words/de';
import { de as constructionBoom } from '@boomtown/construction-boom/words/de';
import { de as constructo } from '@boomtown/constructo/words/de';
import type { Catalogue } from '@boomtown/i18n';
import { de as stoneWall } from '@boomtown/stone-wall/words/de';
import type { gamesEn } from './en.ts';

/** The words of all games. */
export const gamesDe: Catalogue<typeof gamesEn> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
};
