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
