import type { ConstructoState, Stack } from '../../src/rules/index.ts';

const COLUMN = 3;

/**
 * A position as text: a line of facts, then the hexagons, each its number and its pieces from below; small letters
 * are seat 0's (r, m, s), capitals seat 1's. A row is shifted by half a hexagon against the one above.
 */
export function boardText(state: ConstructoState): string {
  const facts = `round ${state.round}, ${state.phase}, seat ${state.toMove}`;
  if (state.board === null) return `${facts}, points ${JSON.stringify(state.scores)}`;
  const reserves = state.reserve.map(({ ring, medium, small }) => `${ring}r ${medium}m ${small}s`);
  return [
    `${facts}, points ${JSON.stringify(state.scores)}, reserves ${reserves.join(' / ')}`,
    ...rows(state.board.cells, state.cells),
  ].join('\n');
}

function rows(cells: readonly (readonly [number, number])[], stacks: readonly Stack[]): readonly string[] {
  const placed = cells.map(([q, r], cell) => ({ x: 2 * q + r, y: r, text: `${cell}:${letters(stacks[cell] ?? [])}` }));
  const left = Math.min(...placed.map(({ x }) => x));
  const heights = [...new Set(placed.map(({ y }) => y))].toSorted((a, b) => a - b);
  return heights.map((y) => {
    const row = placed.filter((one) => one.y === y).toSorted((a, b) => a.x - b.x);
    return row.reduce((line, { x, text }) => line.padEnd((x - left) * COLUMN) + text.padEnd(2 * COLUMN), '').trimEnd();
  });
}

function letters(stack: Stack): string {
  const shown = stack.map(({ seat, size }) => (seat === 0 ? size.charAt(0) : size.charAt(0).toUpperCase()));
  return shown.length === 0 ? '.' : shown.join('');
}
