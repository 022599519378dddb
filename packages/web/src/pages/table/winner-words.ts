import type { Ending, Seat } from '@boomtown/game-core';
import type { Person } from '@boomtown/ui-kit/sentence';
import { words } from '../../app/words.ts';

/** Who won, in a line. `reader`: the seat whose player alone reads it; `null` for spectators and a shared device. */
export function winnersText(winners: readonly Seat[], people: readonly Person[], reader: Seat | null): string {
  const { text, list } = words.value;
  const namesOf = (seats: readonly Seat[]) => list(seats.map((seat) => people[seat]?.name ?? ''));
  const hasWon = reader !== null && winners.includes(reader);
  if (winners.length === 1) return hasWon ? text('end.youWon') : text('end.won', { name: namesOf(winners) });
  if (!hasWon) return text('end.shared', { people: namesOf(winners) });
  return text('end.youShared', { people: namesOf(winners.filter((seat) => seat !== reader)) });
}

/** Who won where a person resigned or lost on time, in a line: the table says so, not the rules. `reader`: as above. */
export function endingText(
  { winners, resigned, onTime }: Ending,
  people: readonly Person[],
  reader: Seat | null,
): string {
  const { text, list } = words.value;
  const isReader = resigned.length === 1 && resigned[0] === reader;
  const named = { people: list(resigned.map((seat) => people[seat]?.name ?? '')), count: resigned.length };
  const gone =
    onTime === undefined
      ? isReader
        ? text('end.youResigned')
        : text('end.resigned', named)
      : isReader
        ? text('end.youOnTime')
        : text('end.onTime', named);
  return `${gone} ${winnersText(winners, people, reader)}.`;
}

/** Who alone reads a page that holds these seats; `null`: spectators do, or several people. */
export function readerOf(mine: readonly Seat[], isShared: boolean): Seat | null {
  return mine.length === 1 && !isShared ? (mine[0] ?? null) : null;
}
