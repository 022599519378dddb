import type { Point } from '@boomtown/stage/headless';
import { nodesAt } from '../layout.ts';
import { COMPANIES, type Company, DESTINATIONS } from '../rules.ts';

/** How far a company's land reaches beyond the outermost nodes. */
const BEYOND = 1.1;

/** The outline of a company's land: from the Commons between the two destinations on either side of its office. */
export function sectorPoints(company: Company, stretch: number): readonly Point[] {
  const nodes = nodesAt(stretch);
  const before = DESTINATIONS[(company + COMPANIES.length - 2) % COMPANIES.length] ?? 'D1';
  const after = DESTINATIONS[company - 1] ?? 'D1';
  const rim = [nodes[before], nodes[`S${company}`], nodes[after]];
  return [nodes.C, ...rim.map(({ x, y }) => ({ x: x * BEYOND, y: y * BEYOND }))];
}
