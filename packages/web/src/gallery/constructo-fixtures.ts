import type { Board, Constructo, Edition } from '../games/constructo/rules.ts';
import type { Snapshot } from '../games/game-module.ts';
import match from './constructo-match.jsonl?raw';

// The test of the gallery's match writes the file, a line for each snapshot, from snapshots of this very type.
const SNAPSHOTS = match
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Snapshot<Constructo>);

interface Fixture {
  readonly step: number;
  readonly seats?: readonly number[];
  /** Boards of the table's own. */
  readonly boards?: number;
}

/** Fixtures by name: the step of the match, and the seats that the person holds (seat 0 unless said). */
export const CONSTRUCTO_FIXTURES: Readonly<Record<string, Fixture>> = {
  choice: { step: 0 },
  first: { step: 1 },
  early: { step: 5 },
  middle: { step: 13 },
  'round-end': { step: 18, seats: [1] },
  towers: { step: 37, seats: [0, 1] },
  late: { step: 43, seats: [0, 1] },
  end: { step: 47 },
  'own-boards': { step: 0, boards: 3 },
  'all-boards': { step: 0, boards: 20 },
  watching: { step: 40, seats: [] },
};

/** What the person of the fixture sees so many steps later. */
export function constructoFixture(edition: Edition, name: string, later: number): Snapshot<Constructo> {
  const fixture = CONSTRUCTO_FIXTURES[name] ?? { step: 0 };
  const snapshot = SNAPSHOTS[Math.min(fixture.step + later, SNAPSHOTS.length - 1)];
  if (snapshot === undefined) throw new Error('the match has no positions');
  const seats = fixture.seats ?? [0];
  return {
    ...snapshot,
    view: { ...snapshot.view, game: edition, options: { ...snapshot.view.options, boards: ownBoards(fixture.boards) } },
    you: seats.map((seat) => ({ seat, view: {} })),
  };
}

/** Boards of many shapes: rows of two, three, four … hexagons, the last one as long as it gets. */
function ownBoards(count = 0): readonly Board[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `Board-${i + 1}`,
    cells: Array.from({ length: 9 }, (_, cell) => [cell % ((i % 8) + 2), Math.floor(cell / ((i % 8) + 2))] as const),
  }));
}
