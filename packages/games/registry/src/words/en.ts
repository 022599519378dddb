import { en as bauBoom } from '@boomtown/bau-boom/words/en';
import { en as boondoggle } from '@boomtown/boondoggle/words/en';
import { en as constructionBoom } from '@boomtown/construction-boom/words/en';
import { en as constructo } from '@boomtown/constructo/words/en';
import { en as stoneWall } from '@boomtown/stone-wall/words/en';

/** The words of all games. */
export const gamesEn = { ...constructionBoom, ...constructo, ...bauBoom, ...boondoggle, ...stoneWall };
