import bauBoom from '@boomtown/bau-boom/messages/it' with { type: 'json' };
import boondoggle from '@boomtown/boondoggle/messages/it' with { type: 'json' };
import constructionBoom from '@boomtown/construction-boom/messages/it' with { type: 'json' };
import constructo from '@boomtown/constructo/messages/it' with { type: 'json' };
import type { Catalogue } from '@boomtown/i18n';
import stoneWall from '@boomtown/stone-wall/messages/it' with { type: 'json' };
import { addedPart } from '../added.ts';
import type { GamesMessages } from './en.ts';

const added: object = await addedPart<object>('messages-it');

/** The words of all games. */
export const gamesIt: Catalogue<GamesMessages> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
  ...added,
};
