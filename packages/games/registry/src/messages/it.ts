import bauBoom from '@boomtown/bau-boom/messages/it' with { type: 'json' };
import boondoggle from '@boomtown/boondoggle/messages/it' with { type: 'json' };
import constructionBoom from '@boomtown/construction-boom/messages/it' with { type: 'json' };
import constructo from '@boomtown/constructo/messages/it' with { type: 'json' };
import type { Catalogue } from '@boomtown/i18n';
import stoneWall from '@boomtown/stone-wall/messages/it' with { type: 'json' };
import { added } from '../added/messages-it.ts';
import type { GamesMessages } from './en.ts';

/** The words of all games. */
export const gamesIt: Catalogue<GamesMessages> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
  ...added,
};
