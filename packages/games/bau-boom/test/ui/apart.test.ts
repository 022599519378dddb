import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/ui/board.ts';
import { boxAround, outsideOf, overlapOf } from '../../src/ui/boxes.ts';
import { layoutFor, type TableLayout } from '../../src/ui/layout.ts';
import { numberBox } from '../../src/ui/numbers.ts';
import type { Plan } from '../../src/ui/rules.ts';
import { type PinWish, pinsBeside } from '../../src/ui/stop-pins.ts';
import { played } from './matches.ts';

/** What is left for the picture of the windows that people have: phones in both directions, tablets, desktops. */
const SCREENS = [
  { width: 390, height: 502 },
  { width: 390, height: 560 },
  { width: 360, height: 430 },
  { width: 644, height: 349 },
  { width: 640, height: 660 },
  { width: 820, height: 1000 },
  { width: 1056, height: 792 },
  { width: 1500, height: 900 },
] as const;

const layoutOf = (screen: (typeof SCREENS)[number], seats: number): TableLayout =>
  layoutFor(screen, Array<Plan>(seats).fill('15'), 0, null);

describe.each([2, 3, 4])('a garden for %i', (seats) => {
  it.each(SCREENS)(
    'has the numbers of its spaces apart, off the blocks and in the open, at $width × $height',
    (screen) => {
      const { numbers, letters, trail, hills, bounds, unit } = layoutOf(screen, seats);
      const boxes = numbers.map((at, space) => (at === null ? null : numberBox(space, at, letters)));
      expect(boxes[0]).toBeNull();
      expect(letters * unit).toBeGreaterThanOrEqual(10.5);
      for (const [space, box] of boxes.entries()) {
        if (box === null) continue;
        expect(outsideOf(box, bounds), `${space} is in the picture`).toBeLessThan(1);
        for (const [other, it] of boxes.entries()) {
          if (it !== null && other > space) expect(overlapOf(box, it), `${space} and ${other}`).toBe(0);
        }
        // A block is drawn in 54 of a stone's 86.
        for (const [other, place] of trail.places.entries()) {
          expect(overlapOf(box, boxAround(place, 54, 54)), `${space} on the block of ${other}`).toBe(0);
        }
        for (const { room } of hills) expect(overlapOf(box, room), `${space} under a hill`).toBe(0);
        // It is nearest to its own stone, so that nobody takes it for a neighbour's.
        const at = numbers[space] ?? { x: 0, y: 0 };
        const far = trail.places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
        expect(far.indexOf(Math.min(...far)), `whose number is ${space}?`).toBe(space);
      }
    },
  );
});

describe('a crowded trail', () => {
  const [first] = played({ starter: 0 }, 4, 2, [0]).shown;
  if (first === undefined) throw new Error('a match has a first position');
  const view = boardOf(first.view);

  it.each(SCREENS)(
    'keeps the marks of all stops of a roll apart, wherever one stands, at $width × $height',
    (screen) => {
      const layout = layoutOf(screen, 4);
      for (let at = 0; at < 30; at += 1) {
        // The others stand right ahead, loaded, as it gets most crowded.
        const barrows = view.barrows.map((_, seat) => ({ at: (at + seat) % 30, load: [null, null] }));
        for (const [a, b] of [
          [1, 2],
          [2, 1],
          [3, 4],
          [5, 6],
        ] as const) {
          const ends = [a, b, a + b].map((far) => Math.min(at + far, 30) % 30);
          const wishes = [...new Set(ends)].map(
            (to): PinWish => ({ to, dice: to === ends[2] && ends[2] !== ends[0] ? 2 : 1, marked: true }),
          );
          const pins = pinsBeside(wishes, layout, { ...view, barrows }, 58, 45);
          expect(pins).toHaveLength(wishes.length);
          for (const [i, { box }] of pins.entries()) {
            expect(outsideOf(box, layout.bounds), `from ${at} by ${a} and ${b}`).toBeLessThan(
              box.width * box.height * 0.05,
            );
            for (const other of pins.slice(i + 1)) {
              expect(overlapOf(box, other.box), `from ${at} by ${a} and ${b}`).toBe(0);
            }
            for (const { to } of wishes) {
              const place = layout.trail.places[to] ?? { x: 0, y: 0 };
              expect(overlapOf(box, boxAround(place, 40, 40)), `over the stop ${to} from ${at}`).toBe(0);
            }
          }
        }
      }
    },
  );
});

describe('the hills at a desktop', () => {
  const screen = { width: 1056, height: 792 } as const;

  it.each([2, 3, 4])('stand around the board, on both sides of it, with %i seats', (seats) => {
    const { hills, trailRect } = layoutOf(screen, seats);
    const sides = hills.map(({ room }) =>
      room.x + room.width <= trailRect.x ? 'left' : room.x >= trailRect.x + trailRect.width ? 'right' : 'on the board',
    );
    expect(sides).toEqual(
      [
        ['right', 'left'],
        ['right', 'left', 'right'],
        ['right', 'left', 'left', 'right'],
      ][seats - 2],
    );
    for (const [i, { room }] of hills.entries()) {
      for (const other of hills.slice(i + 1)) expect(overlapOf(room, other.room)).toBeLessThan(1e-6);
    }
    // Clockwise from the own hill, below at the right: up the left side, then down the right.
    const [, second, third] = hills;
    if (seats === 4) expect(second?.foot.y).toBeGreaterThan(third?.foot.y ?? Number.POSITIVE_INFINITY);
  });
});
