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
