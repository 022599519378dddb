import type { Point, Rect } from '@boomtown/stage/headless';
import type { Animal } from './animals.ts';
import { boxAround, grown, outsideOf, overlapOf } from './boxes.ts';
import { SPACES, START } from './rules.ts';
import type { TrailPath } from './trail-path.ts';

/** Directions and distances (from the middle of its stone, in world units) that a number may have. */
const ANGLES = 24;
const REACHES = [60, 67, 74] as const;
/** Sides of what a number must leave free: blocks on their stones, and wheelbarrows beside these. */
const BLOCK = 56;
const BARROW = 62;
const BARROW_ASIDE = 32;
/** The ring of a lit space, and the arrows between the spaces. */
const RING = 84;
const ARROW = 18;
const ARROW_ASIDE = 37;
/** So much farther than its own stone any other must be. */
const OWN = 1.12;
/** How much larger than its letters' size two digits are. */
const BREADTH = 1.2;
const HEIGHT = 0.86;

/** The room that the number of a space takes at this place. `size`: of its letters. */
export function numberBox(space: number, at: Point, size: number): Rect {
  return boxAround(at, size * (space < 10 ? BREADTH * 0.55 : BREADTH), size * HEIGHT);
}

/**
 * Where the number of each space stands (by space; the start has none): beside its stone, best on the outer side, clear of
 * blocks, of other numbers and of animals, and within the rectangle of the trail and a line round it, so that nothing beyond hides one.
 */
export function numbersBeside(
  { places }: TrailPath,
  room: Rect,
  inside: Rect,
  animals: readonly Animal[],
  size: number,
): readonly (Point | null)[] {
  const within = grown(room, size * 0.9);
  const bodies = animals.flatMap(({ kind, x, y, turn }) =>
    (kind === 'ladybug' ? [18, 40] : [14, 46, 78, 108]).map((back) =>
      boxAround(
        { x: x - Math.cos(turn) * back, y: y - Math.sin(turn) * back },
        kind === 'ladybug' ? 44 : 40,
        kind === 'ladybug' ? 44 : 40,
      ),
    ),
  );
  const blocks = places.map((place, space) =>
    boxAround(place, space === START ? 130 : BLOCK, space === START ? 130 : BLOCK),
  );
  const barrows = places.map(({ x, y, outward }) =>
    boxAround({ x: x - outward.x * BARROW_ASIDE, y: y - outward.y * BARROW_ASIDE }, BARROW, BARROW),
  );
  const rings = places.map((place) => boxAround(place, RING, RING));
  const arrows = places.flatMap((here, space) => {
    const next = places[(space + 1) % places.length];
    if (next === undefined) return [];
    const x = (here.x + next.x - (here.outward.x + next.outward.x) * ARROW_ASIDE) / 2;
    const y = (here.y + next.y - (here.outward.y + next.outward.y) * ARROW_ASIDE) / 2;
    return [boxAround({ x, y }, ARROW, ARROW)];
  });
  const found: (Point | null)[] = SPACES.map(() => null);
  const costOf = (space: number, at: Point, turn: number, reach: number): number => {
    const box = numberBox(space, at, size);
    const on = (others: readonly Rect[]): number => others.reduce((sum, other) => sum + overlapOf(box, other), 0);
    const numbers = found.flatMap((other, i) =>
      other === null || i === space ? [] : [grown(numberBox(i, other, size), 10)],
    );
    // Not between two stones, where it might be either's.
    const others = places.map(({ x, y }, i) =>
      i === space ? Number.POSITIVE_INFINITY : Math.hypot(x - at.x, y - at.y),
    );
    const doubt = Math.max(0, reach * OWN - Math.min(...others));
    return (
      doubt * 500 +
      outsideOf(box, within) * 12 +
      on(numbers) * 10 +
      on(blocks) * 20 +
      overlapOf(box, rings[space] ?? box) * 2 +
      on(arrows) * 3 +
      on(bodies) * 6 +
      overlapOf(box, inside) * 4 +
      on(barrows) * 1.5 +
      (1 - Math.cos(turn)) * size * 5 +
      (reach - REACHES[0]) * size * 0.3
    );
  };
  // The second time, each knows where all of the others are.
  for (let round = 0; round < 2; round += 1) {
    for (const space of SPACES) {
      const place = places[space];
      if (space === START || place === undefined) continue;
      const outward = Math.atan2(place.outward.y, place.outward.x);
      let least = Number.POSITIVE_INFINITY;
      for (const reach of REACHES) {
        for (let i = 0; i < ANGLES; i += 1) {
          const turn = (i / ANGLES) * Math.PI * 2;
          const at = {
            x: place.x + Math.cos(outward + turn) * reach,
            y: place.y + Math.sin(outward + turn) * reach,
          };
          const cost = costOf(space, at, turn, reach);
          if (cost < least) {
            least = cost;
            found[space] = at;
          }
        }
      }
    }
  }
  return found;
}
