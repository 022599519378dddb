import type { GameId } from '@boomtown/wire/browser';
import type { Words } from '../../words/words.ts';

/** The games that more than two may play: there the others go on. */
const GOES_ON = ['bau-boom', 'boondoggle'] as const satisfies readonly GameId[];

/**
 * What comes of it for somebody to resign all their seats at a table of this game, in sentences.
 * @param stay the names of those who would be left
 */
export function resignWords(game: GameId, stay: readonly string[], { text, list }: Words): readonly string[] {
  const [alone, ...more] = stay;
  if (alone === undefined) return [text('leave.allMine')];
  if (more.length === 0) return [text('leave.wins', { name: alone }), text(`leaving.ends-${game}`)];
  const goesOn = GOES_ON.find((one) => one === game);
  return [
    text('leave.goesOn', { people: list(stay) }),
    ...(goesOn === undefined ? [] : [text(`leaving.stays-${goesOn}`)]),
  ];
}
