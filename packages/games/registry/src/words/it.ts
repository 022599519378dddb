import { it as bauBoom } from '@boomtown/bau-boom/words/it';
import { it as boondoggle } from '@boomtown/boondoggle/words/it';
import { it as constructionBoom } from '@boomtown/construction-boom/words/it';
import { it as constructo } from '@boomtown/constructo/words/it';
import type { Catalogue } from '@boomtown/i18n';
import { it as stoneWall } from '@boomtown/stone-wall/words/it';
import type { gamesEn } from './en.ts';

/** The words of all games. */
export const gamesIt: Catalogue<typeof gamesEn> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
};
