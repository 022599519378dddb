import type { Point, Rect } from '@boomtown/stage/headless';
import type { Animal } from './animals.ts';
import { boxAround, common, grown, outsideOf, overlapOf } from './boxes.ts';
import { SPACES, START } from './rules.ts';
import type { TrailPath } from './trail-path.ts';

/** Directions and distances (from the middle of its stone, in world units) that a number may have. */
const ANGLES = 24;
const REACHES = [60, 67, 74] as const;
/** Sides of what a number must leave free: blocks on their stones, and wheelbarrows beside these. */
const BLOCK = 56;
const START_BLOCK = 130;
const BARROW = 62;
const BARROW_ASIDE = 32;
/** The ring of a lit space, and the arrows between the spaces. */
const RING = 84;
const ARROW = 18;
const ARROW_ASIDE = 37;
/** Nothing outside of a square of this side round a stone matters to its number. */
const CLOSE = 320;
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
 * blocks, of other numbers and of animals, and within the rectangle of the trail and a line round it, so that nothing beyond hides one,
 * nor the edge of the picture.
 */
export function numbersBeside(
  { places }: TrailPath,
  { room, inside, picture }: { readonly room: Rect; readonly inside: Rect; readonly picture: Rect },
  animals: readonly Animal[],
  size: number,
): readonly (Point | null)[] {
  const within = common(grown(room, size * 0.9), picture);
  const all = [...obstaclesOn(places), ...animals.flatMap(bodyOf), { rect: inside, weight: 4 }];
  const found: (Point | null)[] = SPACES.map(() => null);
  // The second time, each knows where all of the others are.
  for (let round = 0; round < 2; round += 1) {
    for (const space of SPACES) {
      const place = places[space];
      if (space === START || place === undefined) continue;
      // Only what is close can matter.
      const around = boxAround(place, CLOSE, CLOSE);
      const numbers = found.flatMap((other, i) =>
        other === null || i === space ? [] : [{ rect: grown(numberBox(i, other, size), 10), weight: 10 }],
      );
      const ring = { rect: boxAround(place, RING, RING), weight: 2 };
      const obstacles = [...all, ...numbers, ring].filter(({ rect }) => overlapOf(rect, around) > 0);
      const others = places.filter((one) => one !== place && Math.hypot(one.x - place.x, one.y - place.y) < CLOSE);
      const outward = Math.atan2(place.outward.y, place.outward.x);
      let least = Number.POSITIVE_INFINITY;
      for (const reach of REACHES) {
        for (let i = 0; i < ANGLES; i += 1) {
          const turn = (i / ANGLES) * Math.PI * 2;
          const at = { x: place.x + Math.cos(outward + turn) * reach, y: place.y + Math.sin(outward + turn) * reach };
          const box = numberBox(space, at, size);
          // Not between two stones, where it might be either's.
          const next = Math.min(...others.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
          const cost =
            obstacles.reduce((sum, { rect, weight }) => sum + overlapOf(box, rect) * weight, 0) +
            Math.max(0, reach * OWN - next) * 500 +
            outsideOf(box, within) * 12 +
            (1 - Math.cos(turn)) * size * 5 +
            (reach - REACHES[0]) * size * 0.3;
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

interface Obstacle {
  readonly rect: Rect;
  /** How bad it is to lie on it. */
  readonly weight: number;
}

/** What there is on the trail itself: blocks, wheelbarrows beside them, and the arrows from space to space. */
function obstaclesOn(places: TrailPath['places']): readonly Obstacle[] {
  return places.flatMap((here, space) => {
    const next = places[(space + 1) % places.length] ?? here;
    const block = space === START ? START_BLOCK : BLOCK;
    const barrow = { x: here.x - here.outward.x * BARROW_ASIDE, y: here.y - here.outward.y * BARROW_ASIDE };
    const arrow = {
      x: (here.x + next.x - (here.outward.x + next.outward.x) * ARROW_ASIDE) / 2,
      y: (here.y + next.y - (here.outward.y + next.outward.y) * ARROW_ASIDE) / 2,
    };
    return [
      { rect: boxAround(here, block, block), weight: 20 },
      { rect: boxAround(barrow, BARROW, BARROW), weight: 1.5 },
      { rect: boxAround(arrow, ARROW, ARROW), weight: 3 },
    ];
  });
}

function bodyOf({ kind, x, y, turn }: Animal): readonly Obstacle[] {
  const [side, backs] = kind === 'ladybug' ? [44, [18, 40]] : [40, [14, 46, 78, 108]];
  return backs.map((back) => ({
    rect: boxAround({ x: x - Math.cos(turn) * back, y: y - Math.sin(turn) * back }, side, side),
    weight: 6,
  }));
}
