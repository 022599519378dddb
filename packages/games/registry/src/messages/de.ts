import bauBoom from '@boomtown/bau-boom/messages/de' with { type: 'json' };
import boondoggle from '@boomtown/boondoggle/messages/de' with { type: 'json' };
import constructionBoom from '@boomtown/construction-boom/messages/de' with { type: 'json' };
import constructo from '@boomtown/constructo/messages/de' with { type: 'json' };
import type { Catalogue } from '@boomtown/i18n';
import stoneWall from '@boomtown/stone-wall/messages/de' with { type: 'json' };
import { addedPart } from '../added.ts';
import type { GamesMessages } from './en.ts';

const added: object = await addedPart<object>('messages-de');

/** The words of all games. */
export const gamesDe: Catalogue<GamesMessages> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
  ...added,
};
