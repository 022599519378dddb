import type { Messages as BauBoom } from '@boomtown/bau-boom/messages';
import bauBoom from '@boomtown/bau-boom/messages/en' with { type: 'json' };
import type { Messages as Boondoggle } from '@boomtown/boondoggle/messages';
import boondoggle from '@boomtown/boondoggle/messages/en' with { type: 'json' };
import type { Messages as ConstructionBoom } from '@boomtown/construction-boom/messages';
import constructionBoom from '@boomtown/construction-boom/messages/en' with { type: 'json' };
import type { Messages as Constructo } from '@boomtown/constructo/messages';
import constructo from '@boomtown/constructo/messages/en' with { type: 'json' };
import type { Catalogue } from '@boomtown/i18n';
import type { Messages as StoneWall } from '@boomtown/stone-wall/messages';
import stoneWall from '@boomtown/stone-wall/messages/en' with { type: 'json' };
import { addedPart } from '../added.ts';

const added: object = await addedPart<object>('messages-en');

/** The keys of all games. */
export type GamesMessages = BauBoom & Boondoggle & ConstructionBoom & Constructo & StoneWall;

/** The words of all games. */
export const gamesEn: Catalogue<GamesMessages> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
  ...added,
};
