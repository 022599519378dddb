import { es as bauBoom } from '@boomtown/bau-boom/words/es';
import { es as boondoggle } from '@boomtown/boondoggle/words/es';
import { es as constructionBoom } from '@boomtown/construction-boom/words/es';
import { es as constructo } from '@boomtown/constructo/words/es';
import type { Catalogue } from '@boomtown/i18n';
import { es as stoneWall } from '@boomtown/stone-wall/words/es';
import type { gamesEn } from './en.ts';

/** The words of all games. */
export const gamesEs: Catalogue<typeof gamesEn> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
};
