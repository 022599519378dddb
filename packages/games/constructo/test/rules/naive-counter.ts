/**
 * Counts sequences of actions from a round's first turn as simply as can be, from the rules page alone: it shares
 * nothing with the rules package. A piece is two letters, its size (R, M, S) and its colour (y, b); a hexagon is the
 * pieces on it from below, as text; a position is nine of them and both reserves as lists of pieces.
 */
export interface Position {
  readonly hexagons: readonly string[];
  readonly reserves: { readonly y: readonly string[]; readonly b: readonly string[] };
  readonly turn: 'y' | 'b';
}

const NINE = ['R', 'R', 'R', 'M', 'M', 'M', 'S', 'S', 'S'];

/** How many sequences of `depth` actions there are on a board with these hexagons, each `[q, r]`, from its first turn. */
export function naiveCount(cells: readonly (readonly number[])[], depth: number): number {
  return naiveCountFrom(cells, { hexagons: cells.map(() => ''), reserves: { y: NINE, b: NINE }, turn: 'y' }, depth);
}

/** How many there are from any position; a sequence does not go on into the next round. */
export function naiveCountFrom(cells: readonly (readonly number[])[], position: Position, depth: number): number {
  return count(position, neighbourTable(cells), depth);
}

function count(position: Position, beside: readonly (readonly boolean[])[], depth: number): number {
  let sum = 0;
  for (let to = 0; to < 9; to += 1) {
    for (const size of ['R', 'M', 'S']) {
      if (!mayPlace(position, size, to)) continue;
      sum += depth === 1 ? 1 : count(placed(position, size, to), beside, depth - 1);
    }
    for (let from = 0; from < 9; from += 1) {
      if (beside[from]?.[to] !== true || !mayMove(position, from, to)) continue;
      sum += depth === 1 ? 1 : count(moved(position, from, to), beside, depth - 1);
    }
  }
  return sum;
}

function mayPlace({ hexagons, reserves, turn }: Position, size: string, to: number): boolean {
  return hexagons[to] === '' && reserves[turn].includes(size);
}

/** Every pair of a lone piece and what it may top, spelled out: the colours apart, the sizes by rule 1.4. */
function mayMove({ hexagons, turn }: Position, from: number, to: number): boolean {
  const lone = hexagons[from] ?? '';
  const target = hexagons[to] ?? '';
  if (lone.length !== 2 || lone[1] !== turn || target === '') return false;
  const other = turn === 'y' ? 'b' : 'y';
  if (lone[0] === 'R') return target === `S${other}`;
  if (lone[0] === 'M') return target.endsWith(`R${other}`);
  return target.endsWith(`M${other}`);
}

function placed(position: Position, size: string, to: number): Position {
  const { hexagons, reserves, turn } = position;
  const left = [...reserves[turn]];
  left.splice(left.indexOf(size), 1);
  return {
    hexagons: hexagons.map((pieces, hexagon) => (hexagon === to ? size + turn : pieces)),
    reserves: turn === 'y' ? { y: left, b: reserves.b } : { y: reserves.y, b: left },
    turn: turn === 'y' ? 'b' : 'y',
  };
}

function moved({ hexagons, reserves, turn }: Position, from: number, to: number): Position {
  const after = [...hexagons];
  after[to] = `${hexagons[to]}${hexagons[from]}`;
  after[from] = '';
  return { hexagons: after, reserves, turn: turn === 'y' ? 'b' : 'y' };
}

/** Which hexagons touch, from the distance of their centres on paper: those of neighbours lie √3 sides apart. */
function neighbourTable(cells: readonly (readonly number[])[]): readonly (readonly boolean[])[] {
  const centres = cells.map(([q = 0, r = 0]) => ({ x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r }));
  return centres.map((a) => centres.map((b) => Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - Math.sqrt(3)) < 1e-9));
}
