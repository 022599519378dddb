import { type AnyGame, goingOn } from '@boomtown/game-core';
import { type Games, gameIn } from '../games.ts';
import { type TableRecord, UnreadableRecord } from '../storage/index.ts';

/**
 * The rules for a record: those of the version that stands in it, be they the present ones or earlier ones; where nothing
 * was played yet, and this build has that version no more, the present ones. Throws `UnreadableRecord` if there are none.
 */
export function rulesOf(games: Games, record: Pick<TableRecord, 'game' | 'rulesVersion' | 'deal' | 'from'>): AnyGame {
  const { game: id, rulesVersion, deal, from } = record;
  const present = gameIn(games, id);
  if (present === undefined) throw new UnreadableRecord(`this build has no game "${id}"`);
  const rules = [present, ...(present.earlier ?? [])].find(({ info }) => info.version === rulesVersion);
  const played = rules ?? (deal === null ? present : undefined);
  if (played === undefined) throw new UnreadableRecord(`it was begun under version ${rulesVersion} of the rules`);
  if (from === null) return played;
  const continued = goingOn(played, from);
  if (!continued.ok) throw new UnreadableRecord('what it goes on from is no state of its game');
  return continued.value;
}
