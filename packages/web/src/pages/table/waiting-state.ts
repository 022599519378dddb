import type { TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import type { Words } from '../../messages/words.ts';

/** What a table that gathers waits for, in a line: people, their return, or their word that they are ready. */
export function waitingState(
  { stage, seats }: Pick<TableView, 'stage' | 'seats'>,
  mine: readonly Seat[],
  { text, list }: Words,
): string {
  if (stage === 'dealing') return text('waiting.dealing');
  const free = seats.filter(({ taken }) => !taken).length;
  if (free > 0) return text('waiting.forPeople', { count: free });
  const others = seats.filter(({ seat }) => !mine.includes(seat));
  const gone = others.filter(({ here }) => !here).map(({ name }) => name);
  const away = gone.length === 0 ? null : { count: gone.length, people: list(gone) };
  if (seats.some(({ seat, ready }) => mine.includes(seat) && !ready)) {
    return away === null ? text('waiting.forYou') : text('waiting.forYouAway', away);
  }
  const unready = others.filter(({ here, ready }) => here && !ready).map(({ name }) => name);
  return [
    ...(unready.length > 0 ? [text('waiting.forReady', { people: list(unready) })] : []),
    ...(away !== null ? [text('waiting.forReturn', away)] : []),
  ].join(' ');
}
