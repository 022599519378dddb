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

/** Do these two hexagons share a side? A hexagon is no neighbour of itself. */
export function areHexNeighbours([aq, ar]: HexCell, [bq, br]: HexCell): boolean {
  const dq = bq - aq;
  const dr = br - ar;
  return HEX_STEPS.some((step) => step[0] === dq && step[1] === dr);
}

export function isSameHex([aq, ar]: HexCell, [bq, br]: HexCell): boolean {
  return aq === bq && ar === br;
}
