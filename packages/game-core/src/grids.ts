/** For each place of a board, by its number, the numbers of the places next to it, ascending. */
export type Adjacency = readonly (readonly number[])[];

/** Numbers the cells by their place in the list and finds out who is next to whom. `touch` must be symmetric. */
export function adjacencyOf<C>(cells: readonly C[], touch: (a: C, b: C) => boolean): Adjacency {
  return cells.map((cell) => cells.flatMap((other, number) => (touch(cell, other) ? [number] : [])));
}

/**
 * The largest sets of places that hang together, each ascending, ordered by their first places. With `joined` two
 * neighbours count as linked only if it says so (tiles of one material, for instance).
 */
export function connectedGroups(
  adjacency: Adjacency,
  joined: (a: number, b: number) => boolean = () => true,
): readonly (readonly number[])[] {
  const groups: (readonly number[])[] = [];
  const seen = new Set<number>();
  for (const start of adjacency.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group = [start];
    // The list grows while it is walked: every place that is found is searched from in its turn.
    for (const place of group) {
      for (const next of adjacency[place] ?? []) {
        if (seen.has(next) || !joined(place, next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/** Does everything hang together? So does a board of no places. */
export function isConnected(adjacency: Adjacency): boolean {
  return connectedGroups(adjacency).length <= 1;
}

/** A square of a grid that has no edges: columns go left to right, rows upwards. */
export interface SquareCell {
  readonly column: number;
  readonly row: number;
}

/** The four squares that share a side with this one: right, above, left, below. */
export function squareNeighbours({ column, row }: SquareCell): readonly SquareCell[] {
  return [
    { column: column + 1, row },
    { column, row: row + 1 },
    { column: column - 1, row },
    { column, row: row - 1 },
  ];
}

/** Do these two squares share a side? A square is no neighbour of itself. */
export function areSquareNeighbours(a: SquareCell, b: SquareCell): boolean {
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}

/** A hexagon in axial coordinates. */
export type HexCell = readonly [q: number, r: number];

/** The six steps from a hexagon to its neighbours, in turning order. */
export const HEX_STEPS: readonly HexCell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The six hexagons round this one, in the order of `HEX_STEPS`. */
export function hexNeighbours([q, r]: HexCell): readonly HexCell[] {
  return HEX_STEPS.map(([dq, dr]) => [q + dq, r + dr]);
}

/**
 * Do these two hexagons share a side? A hexagon is no neighbour of itself. Searches ask this more than anything else,
 * so it is plain arithmetic: the steps that change q, r and their sum by at most one are the six, and standing still.
 */
export function areHexNeighbours(a: HexCell, b: HexCell): boolean {
  const dq = b[0] - a[0];
  const dr = b[1] - a[1];
  const along = dq + dr;
  return dq <= 1 && dq >= -1 && dr <= 1 && dr >= -1 && along <= 1 && along >= -1 && (dq !== 0 || dr !== 0);
}

export function isSameHex([aq, ar]: HexCell, [bq, br]: HexCell): boolean {
  return aq === bq && ar === br;
}
